/** The patterns of `distress-wording.ts` in the other languages of home. */
export const DISTRESS_AT_HOME: readonly RegExp[] = [
  // Afrikaans
  /\b(?:hopeloos|waardeloos|depressief|depressie|eensaam|moedeloos|radeloos|hartseer|gebroke|wanhopig|angstig|paniek ?aanval\w*|angs ?aanval\w*)\b/,
  /\bvoel (?:\w+ ){0,3}(?:alleen|leeg|niks werd|verlore|af|hartseer|nutteloos|af en hartseer|ongelukkig)\b|\bniks werd\b|\bhuil (?:\w+ ){0,2}(?:elke|heel|heeldag|myself|aan die slaap|snags)\b|\bophou huil\b|\bhuil my(?:self)? aan die slaap\b/,
  /\bek kan nie meer(?: nie|$|[.,!]| so (?:aangaan|voortgaan))|\bkan (?:dit |alles |die \w+ )?nie meer (?:hanteer|verdra|vat|hou|uithou)\b|\bte veel vir my\b|\bvir my te veel\b|\bmoeg (?:vir|van) (?:alles|almal|probeer|baklei|sukkel)\b/,
  /\b(?:is|voel soos) '?n (?:groot |totale )?(?:mislukking|teleurstelling)\b|\bhaat (?:myself|my lewe)\b|\bhet moed verloor\b|\bmoed opgegee\b|\bverloor my verstand\b|\bval (?:heeltemal )?uitmekaar\b|\bkans meer nie\b|\bop my laagste\b|\bhart is (?:gebreek|stukkend|seer|gebroke)\b/,
  /\bmy (?:\w+ )?(?:ma|pa|man|vrou|kind|seun|dogter|broer|suster|ouma|oupa|baba|vriend|vriendin|maat|hond|mamma|pappa) is (?:\w+ ){0,3}(?:dood|oorlede|weg|vermoor|doodgeskiet|gesterf)\b|\b(?:man|vrou|kerel|meisie|hy|sy) het my (?:gelos|verlaat|verneuk|verkul)\b|\bmy (?:ma|pa|man|vrou|kind|baba|seun|dogter) verloor\b/,
  /\b(?:werk verloor|afgedank|afgele)\b.{0,50}\b(?:kos|kinders|honger|desperaat|hoe)\b|\bniemand (?:gee om|het my lief|verstaan my|om mee te praat)\b|\bsnags wakker\b|\bgaan (?:regtig |baie |so )?sleg met my\b|\bgeen hoop\b|\bhoop verloor\b|\bskei(?:ding)?\b.{0,20}\b(?:hart|seer|gebroke)\b|\bkan nie slaap\b.{0,30}\b(?:bekommer\w*|stres|kommer)\b/,
  /\bvoel soos niks\b|\b(?:gestres|gespanne|bekommerd)\b.{0,30}\b(?:slaap|eet|huil)\b|\bmis my (?:oorlede )?(?:pa|ma|man|vrou|kind|seun|dogter|broer|suster|ouma|oupa)\b|\bverkeerd in my lewe\b|\bhoe om aan te gaan\b/,
  // isiZulu and isiXhosa
  /\bubuhlungu (?:enhliziyweni|entliziyweni|emoyeni|emphefumlweni)\b|\b(?:angazi|andazi) .{0,25}\b(?:ngempilo yami|ngobomi bam)\b|\b(?:angi|andi)na(?:bangani|bahlobo|mngani|mhlobo)\b|\b(?:ubomi bam|impilo yami) (?:bu|i)(?:wile|monakele|onakele|phelile|yimfihlo|phukile)\b|\b(?:umyeni|inkosikazi|umkami|indoda|isoka|intombi)\b.{0,10}\b(?:u|i)(?:ngi|ndi)(?:shiyile|shiye|lahlile|qomela)\b|\b(?:ngi|ndi)nge?nto yanto\b/,
  /\b(?:se)?(?:ngi|ndi)phelelwe (?:yi|li|i|nga|nge)?(?:themba|mandla|amandla)\b|\b(?:angi|andi)(?:se)?nathemba\b|\bakukho themba\b|\balikho ithemba\b|\bakusekho themba\b/,
  /\b(?:ngi|ndi)(?:zizwa|ziva) (?:ngi|ndi)(?:ngedwa|ndedwa|nesizungu|lahlekile|phelelwe|dangele|ngelutho|nge?nto|ncama)\w*|\b(?:ngi|ndi)nesi(?:zungu|thukuthezi)\b|\b(?:ngi|ndi)(?:hlala )?ngedwa\b|\bndindedwa\b/,
  /\b(?:ngi|ndi)(?:dangele|dandathekile|dangala|khathazekile|xhalabile|cindezelekile|xinezelekile|xinekile|nxunguphele|phatheke kabi|jabhile|lahl(?:e|we) ithemba|ncamile|dinekile|nengcindezi|noxinzelelo)\b/,
  /\b(?:ngi|ndi)(?:ya)?(?:khala|lila) (?:njalo|zonke|yonke|nsuku|imihla|ebusuku|mihla)\w*|\b(?:angi|andi)lali (?:ebusuku|kahle)?\b|\bubusuku bonke (?:ngi|ndi)/,
  /\b(?:umama|ubaba|utata|umyeni|umkami|inkosikazi|ingane|umntwana|umfowethu|udadewethu|ubhuti|usisi|ugogo|umakhulu|umkhulu|umngane|umhlobo|umntanami|indodana|indodakazi)\b.{0,15}\b(?:u|i|w|y|se)?\w{0,3}(?:shonile|ashona|swelekile|sweleka|bhubhile|dlulile|dlule emhlabeni|bulewe|sishiyile)\b/,
  /\b(?:ngi|ndi)(?:lahlekelwe|shonelwe|felwe|swelekelwe) (?:ngu|yi|u|i|ngo)\w*(?:mama|baba|tata|myeni|ngane|ntwana|ntanami|gogo|makhulu|khulu|fowethu|dadewethu|bhuti|sisi|ngane wami|hlobo|zali|sikazi)\w*/,
  /\b(?:impilo|ubomi) (?:i|bu|ya|ba)\w{0,3}nzima\b|\bkunzima (?:empilweni|ebomini|ekhaya)\b|\b(?:angi|andi)sakwazi(?=$|[.,!]| (?:uku)?(?:bekezela|melana|qhubeka|nyamezela|mela))|\b(?:uku)melana noku\b/,
  /\b(?:ngi|ndi)?ngehlulekile empilweni\b|\bangilutho\b|\bandinto yanto\b|\b(?:akekho|akukho mntu|akukho muntu) (?:o|u)\w*(?:thanda|khathal|nakekel|thandi)\w*|\b(?:angi|andi)na ?mu?ntu (?:e|o|wo|endi)\w*|\b(?:ngi|ndi)(?:ya)?zi(?:zonda|thiyile|thiya)\b/,
  /\b(?:inhliziyo|intliziyo) (?:yami|yam) (?:i|ya)\w{0,3}(?:buhlungu|phukile|aphukile|ophuka|phuka|qaqamb\w+)\b|\b(?:yivalo|luvalo|unovalo|nginovalo|ndinovalo)\b|\b(?:andi|angi)kwazi (?:uku|ku)phefumul?a\b/,
  /\b(?:ngi|ndi)phelelwe (?:umsebenzi|ngumsebenzi|ngomsebenzi|yimali)\b.{0,30}\b(?:zilambile|balambile|lambile|ingane|izingane|abantwana)\b|\b(?:izingane|abantwana) (?:zami|bam) (?:zi|ba)lambile\b/,
  /\blahlekileyo ebomini\b|\b(?:ngi|ndi)(?:ya)?hlupheka\b.{0,20}\b(?:emoyeni|kakhulu|enhliziyweni)\b/,
  // Sesotho, Setswana and Sepedi
  /\bke ikutlwa ke (?:se|le) (?:letho|lefela|sepe|mo bothateng)\b|\b(?:sotlega|sotleha|hloya|bohloko|botlhoko) (?:maikutlo|maikutlong|pelong|mo pelong)\b|\b(?:monna|mosadi)\b.{0,8}\bo (?:ntlohetse|ntlogetse|ntlhadile|ntsietse|ntlhanogile)\b/,
  /\bke fel(?:l)?etswe ke tshepo\b|\bke fel(?:l)?(?:etsw|elw)e (?:ke )?(?:ke )?(?:tshepo|tsholofelo|matla|maatla)\b|\b[hg]a ke (?:sa )?na (?:tshepo|tsholofelo|matla|maatla)\b|\bke lahlile tshepo\b/,
  /\bke (?:\w+ )?(?:tepeletse|tepella|tsheletsego|imetswe|imelwa|imetse|tshwenyehile|tshwenyegile|hlorile|hloname|hlonama|nyamile|nyahame|nyemile|utlwile bohloko|utlwile botlhoko|swabile pelong|gateletse\w*|gatelets?we)\b(?! ke (?:thuto|teko))/,
  /\bke (?:ikutlwa |ikutloa )?ke le (?:mong|nosi|noshi|tee)\b|\bke (?:mong|nosi)(?=$|[.,!]| (?:feela|fela|ka|mo))|\bbodutu\b|\bjewa ke\b/,
  /\bke (?:a |dula ke |nna ke )?(?:lla|lela) (?:ka |letsatsi|bosi[ug]|mehla|metlha|kgapetsa|tsatsi|malatsi)\w*|\b[hg]a ke (?:sa )?rob[ae]l[ea]\b.{0,30}|\b[hg]a ke kgone [hg]o robala\b/,
  /\b(?:mme|mma|ntate|rre|papa|monna|mosadi|ngwana|ngwanaka|morwa|morwedi|morali|abuti|ausi|nkgono|nkoko|malome|motswalle|tsala)\b.{0,12}\b(?:o |a |se )?(?:hlokahetse|tlhokafetse|tlhokafala|hlokofetse|shwele|sule|timetse|re siile|bolailwe)\b/,
  /\bke (?:lahlehetswe|latlhegetswe|lobetswe|timeletswe|hlokahaletswe|tlhokafaletswe) ke (?:mme|mma|ntate|rre|papa|monna|mosadi|ngwana|nkgono|nkoko|mosebetsi|tiro|abuti|ausi|batswadi|motswalle|tsala)\b/,
  /\bb(?:ophelo|otshelo) bo (?:a )?(?:boima|thata|bothata|a nkimela|nkimela|nkgathatsa)\b|\b[hg]a ke sa (?:kgona|khona)\b|\bpelo (?:ya|e) (?:ka|me)?\b.{0,4}\b(?:robehile|robegile|bohloko|botlhoko|thubehile|thubegile)\b/,
  /\b[hg]a (?:ho|go) (?:na )?(?:motho|ope|batho)?.{0,8}\b(?:nthatang|mpatlang|nkutlwisisang|nthatang|nkhathallang)\b|\bke a i(?:tlhoya|kitlhoa|tlhoile|kilela)\b|\bbana ba (?:ka|me) ba (?:lapile|bolawa ke tlala|tshwerwe ke tlala|tshwerwe)\b|\bke paletswe ke b(?:ophelo|otshelo)\b/,
];

/** Unless it is about a lesson. */
export const DISTRESS_AT_HOME_OF_LIFE: readonly RegExp[] = [
  /^(?:ek is )?(?:so |baie |gatvol |tot die dood toe )*moeg (?:vir|van) (?:alles|die wereld)\b/,
  /\b(?:se)?ngikhathele (?:kakhulu|yikho konke|nya)\b|\b(?:se)?ndidiniwe (?:kakhulu|yiyo yonke into)\b|\bke (?:lapile|kgathetse|kgathetswe) (?:haholo|thata|ke tsohle|maikutlong|moweng|mo moweng|pelong|ke sohle)\b/,
  /\b(?:ngi|ndi)(?:ya)?(?:esaba|saba|oyika|oyikile|soyika)(?: kakhulu|$|[.,!])|\bke tshohile\b|\bke (?:a )?tshaba (?:haholo|thata|bokamoso)\b/,
];
