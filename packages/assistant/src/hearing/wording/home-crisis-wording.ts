/** After "einde aan" in Afrikaans: one's life, or everything. */
const ALL_OF_IT =
  '(?:alles|al(?:les)? hierdie(?: pyn| lyding)?|(?:hierdie|die|my)(?: eie)? (?:lewe|pyn|lyding|swaarkry)|myself|my self)';

/** The patterns of `crisis-wording.ts` in the other languages of home. */
export const CRISIS_AT_HOME: readonly RegExp[] = [
  // Afrikaans
  /\bself ?moord/,
  /\bwil (?:net |graag |liewer |maar |nou |regtig |eerder )*(?:my ?self )?(?:dood ?maak|dood ?gaan|sterf|sterwe|dood wees|vrek)\b/,
  /\bwens (?:dat )?ek (?:was|is|kon|kan|het|word) (?:net |nou |maar )*(?:dood|sterf|gesterf|dood ?gaan|nooit|nie gebore|verdwyn)/,
  /\bwil (?:glad |net |regtig )*nie (?:meer |langer |verder )*(?:lewe|leef|hier wees|bestaan|wakker word|aangaan met (?:die |my )?lewe|op hierdie aarde)/,
  /\b(?:moeg|klaar|keelvol|gatvol|genoeg) (?:gehad )?(?:vir|van|met) (?:die |my |hierdie )?(?:lewe|lewe hierdie)\b|\bmoeg (?:om te|gelewe|gelewe)(?: lewe| leef)?\b/,
  /\bkans (?:meer )?vir (?:die |my |hierdie )?lewe\b|\blewe is (?:nie |niks )(?:meer )?(?:die moeite )?werd\b|\bniks (?:meer )?(?:oor )?om voor te (?:lewe|leef)\b/,
  /\b(?:punt|sin|rede) (?:van|om te|in|om) (?:die |my |te |aan te )*(?:lewe|leef|gaan met die lewe)\b/,
  /\bbeter (?:af )?(?:wees )?sonder my\b|\bbeter (?:af )?(?:wees )?as ek (?:dood|weg|nie|nooit)\b|\bniemand (?:sal|gaan|sou) my (?:ooit )?mis\b/,
  /\b(?:ek is|voel(?: soos)?) (?:net |maar )*'?n (?:groot )?las\b|\blas (?:vir|op) (?:my|almal|ander|hulle|julle)\b/,
  new RegExp(`\\beinde (?:maak )?aan ${ALL_OF_IT}\\b|\\b${ALL_OF_IT} tot '?n einde\\b`),
  /\beinde (?:van (?:my lewe|alles|dit alles|dit)|aan dit)\b.{0,12}\bmaak\b|\bmaak (?:\w+ ){0,3}'?n einde aan (?:my|dit)\b/,
  /\bmy (?:eie )?lewe (?:te )?(?:neem|be ?eindig)\b|\bmy ?self (?:te )?(?:seer ?maak|dood ?maak|sny|ophang|hang|skiet|verdrink|brand)\b|\bsny (?:weer )?my ?self\b/,
  /\bal my pille\b|\bpille (?:gedrink|gevat|gesluk)\b|\b(?:trein|brug|dak|gebou|balkon)\b.{0,6}\b(?:in|af)? ?spring\b|\bspring (?:voor|van)\b.{0,6}\b(?:trein|brug|dak|gebou)\b/,
  /\bwil (?:net )?(?:verdwyn|weg wees)\b|\bnooit weer wakker (?:word|te word)\b|\b(?:my|die) laaste (?:aand|boodskap)\b/,
  /\b(?:gaan|wil|sal) (?:hom|haar|hulle|iemand|my \w+) (?:dood ?maak|seer ?maak|vermoor|skiet|steek)\b/,
  /\bom die lewe bring\b|\blus (?:meer )?vir die lewe\b|\bnie meer lus (?:vir|om te) (?:die |my )?(?:lewe|leef)\b|\bbeter (?:\w+ )?sonder my\b/,
  // isiZulu and isiXhosa
  /\bphumula unomphela\b|\bphumle ngonaphakade\b|\bsizathu soku\w* (?:ngi|ndi)phil\w+|\b(?:uku)?(?:phela|suka|hamba|muka) (?:emhlabeni|kulo mhlaba|kweli lizwe)\b|\bqeda (?:ngempilo|impilo) yami\b|\bphelisa ubomi bam\b/,
  /\b\w*zibulal\w*/,
  /\b(?:se)?(?:ngi|ndi)(?:funa|fisa|nqwenela|ngathanda|cela|lungele) (?:nje )?(?:ukufa|ukushona|kufa)\b|\b(?:se)?(?:ngathi|sengathi|ingathi) (?:ngi|ndi)ngafa\b|\b(?:ngi|ndi)ngafa (?:nje|ngiphumule|ndiphumle)\b/,
  /\b(?:ngcono|kungcono|kuncono|bhetele|kubhetele) (?:uma |ukuba |nje )?(?:(?:ngi|ndi)(?:fe|fa|file|ngafa|ngasekho|sweleke)|ukufa)\b/,
  /\b(?:angi|andi)(?:sa)?(?:funi|thandi) (?:uku|ku)?(?:phila|bakho|ba khona|ba lapha)\b|\bzathu so ?kuphila\b|\bsokuphila\b/,
  /\b(?:se)?(?:ngi|ndi)?(?:ngikhathele|ndikhathele|khathele|diniwe) (?:\w{0,4})?(?:phila|mpilo|bomi)\b/,
  /\bimpilo yami ayise?na\w+|\bubomi bam abu(?:se)?na\w+/,
  /\b(?:ngi|ndi)\w{0,4}zi(?:sik|limaz|leng|xhom|hlab|nqum)\w*|\bzi(?:phos|jik)\w+ (?:phambi|emfuleni|ebhulohweni)/,
  /\bkuziphosa (?:phambi|phantsi)\b|\b(?:ngi|ndi)ngumthwalo\b|\b(?:ngi|ndi)ngasekho\b|\b(?:ngi|ndi)ngaphind[ei] (?:ngi|ndi)vuk\w+|\bngcono ngaphandle kwa(?:mi|m)\b/,
  /\b(?:ngi|ndi)(?:phuze|sele|gwinye) (?:ama|ii|i)?\w*p(?:h)?ilisi\b|\b(?:uku|ngizo|ndiza ku|ndizo)(?:m|ba)bulala\b/,
  /\b(?:uya)?ku(?:ngi|ndi)khumbula\b|\bonga(?:ngi|ndi)khumbula\b/,
  // Sesotho, Setswana and Sepedi
  /\b(?:ho |go )?ipola(?:ya|ye|ile|yang)\b|\b(?:fedisa|qetella|khaotsa|kgaotsa|fetsa) b(?:ophelo|otshelo) (?:ba|jwa|bja) (?:ka|me)\b|\bke batla [hg]o (?:ya )?(?:tloha|tloga|tswa) (?:lefats\w+|mo lefats\w+)/,
  /\bke (?:batla|nyaka|rata|eletsa|lakatsa|duma|nka rata) (?:fela |feela )?[hg]o (?:shwa|swa|hwa|nyamela)\b|\beka nka (?:shwa|swa)\b/,
  /\b(?:betere|botoka|molemo|kaone|mpe|bokaone|motlhofo) (?:ha |fa |ge |hore |gore |fela )?ke (?:shw|sw|hw|sul)\w*/,
  /\b[hg]a ke (?:(?:sa|tlhole|hlole|ke) )*(?:batla|rata|nyake) [hg]o (?:phela|tshela|ba teng|nna teng)\b/,
  /\bke (?:lapile|kgathetse|khathetse|tenehile|tenegile|tennwe|lapisitswe|kgaphetse) (?:ke|ka) (?:bophelo|botshelo|ho phela|go tshela|go phela)\b/,
  /\blebaka la [hg]o (?:phela|tshela)\b|\bke (?:moroalo|morwalo|mojaro)\b|\bb(?:ophelo|otshelo) (?:ba|jwa|bja) (?:ka|me) [hg]a bo na (?:moelelo|mosola|thuso|bokao)/,
  /\bse (?:ke ka )?(?:ka )?(?:hlole|tlhole|hlola|tlhola) ke tso[hg]a\b|\bnk[gh]opol(?:a|ang)\b|\bnkgakologelwa(?:ng)?\b|\bke tla (?:mmolaya|ba bolaya)\b|\bke batla [hg]o (?:mmolaya|ba bolaya)\b/,
];

/** The same, in messages that may be about a lesson. */
export const CRISIS_AT_HOME_OF_LIFE: readonly RegExp[] = [
  // Afrikaans: to put an end to it
  /\beinde (?:maak )?daaraan\b|\bdaaraan (?:\w+ )?'?n einde\b/,
];
