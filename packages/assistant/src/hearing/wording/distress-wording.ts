// How people say that they suffer. Everything here expects lower case, without accents, with contractions written out.

const KIN =
  '(?:mother|mom|mum|mommy|mama|father|dad|daddy|papa|parents?|husband|hubby|wife|son|daughter|child|children|kid|baby|babies|brother|sister|siblings?|grand\\w+|granny|gran|gogo|mkhulu|ouma|oupa|aunt\\w*|uncle|cousin|niece|nephew|friend|bestie|boyfriend|girlfriend|fiance\\w*|partner|twins?|dog|cat|tata|makhulu|pastor|only (?:son|child|daughter))';

/** Whatever else the message is about. */
export const DISTRESS: readonly RegExp[] = [
  /\b(?:panic|anxiety) ?attacks?\b|\b(?:nervous|mental|emotional) breakdown\b|\b(?:having|had|close to) a breakdown\b|\bi am breaking down\b/,
  /\b(?:i am|i feel|i felt|i have been|i was|feel\w*|so|very|really|deeply|severely|clinically) (?:\w+ ){0,3}(?:worthless|depressed|heart ?broken|devastated|unloved|unwanted|numb|miserable|traumati[sz]ed|grieving|suicidal|invisible|abandoned|dead inside|empty inside)\b/,
  /^(?:depressed|lonely|heart ?broken|hopeless|worthless)\b[.! ]*/,
  /\bfeel(?:s|ing)? (?:\w+ ){0,2}(?:hopeless|empty|broken|unloved|like (?:nothing|a nobody|crap|dying inside|drowning|i am drowning|i am suffocating|i do not (?:matter|belong)))\b/,
  /\bmy (?:depression|anxiety|ptsd|trauma|grief|loneliness|insomnia|mental (?:health|state))\b/,
  /\b(?:i have|i got|i suffer|suffer\w*|battl\w*|fight\w*|struggl\w*|diagnosed|deal\w*|into) (?:\w+ ){0,3}(?:depression|anxiety|ptsd|bipolar)\b|\bantidepressants?\b/,
  /\b(?:mentally|emotionally|spiritually) (?:and \w+ )?(?:drained|exhausted|tired|broken|unwell|not (?:well|okay|ok)|unstable|done|dead|struggling|weak)\b|\bstruggling (?:mentally|emotionally)\b/,
  /\b(?:hate|loathe|despise|disgusted (?:by|with)|ashamed of) (?:my ?self|my (?:own )?life|who i am|being me)\b/,
  /\b(?:life|living) (?:is|feels|has been|has become) (?:\w+ ){0,2}(?:hard|unfair|tough|difficult|heavy|cruel|painful|hell|a mess|unbearable|meaningless|pointless|empty|a nightmare|falling apart|shit|terrible|horrible|not easy|not fair|too much)\b/,
  /\bmy (?:whole |entire )?(?:life|world|marriage|family|heart|soul|spirit) (?:\w+ ){0,3}(?:mess|apart|collaps\w+|broken|breaking|breaks|bleeding|heavy|sore|crushed|shattered|ruined|pieces|upside down|out of control|disaster|hurting|hurts|aching|racing|pounding|empty|nowhere|ended)\b/,
  /\b(?:i am|i was|feel(?:ing)?|been) (?:\w+ ){0,3}(?:exhausted|tired|drained|overwhelmed|stressed|crushed|beaten|defeated|trapped|lost|stuck|drowning) (?:by|with|from|in|out by|of) (?:\w+ )?(?:life|everything|it all|everyone|my (?:marriage|life|problems)|trying|fighting|struggling|pretending|debt|being strong)\b/,
  /\b(?:rock bottom|my lowest|at an all time low|dark place|breaking point|end of my (?:rope|tether)|end of the road|wits'? end)\b/,
  /\b(?:lost|losing|lose|given up|have no|no more|there is no|without|no) (?:all |any |my )?hope(?:\b(?! (?:that|you|to)\b))/,
  /\bi (?:\w+ ){0,4}(?:cry|cried|crying|weep|sob\w*)\b.{0,20}\b(?:every|all (?:day|night|the time)|to sleep|daily|non ?stop|for hours|alone|in the (?:toilet|taxi|bathroom|car|shower)|for no reason)\b|\bsit\b.{0,25}\band cry\b|\b(?:dying|crying|bleeding|hurting|screaming|breaking) inside\b|\binside i am (?:dying|crying|broken|screaming)\b|\b(?:can not|could not|not) stop (?:crying|the tears)\b|\bin tears\b|\btears in my eyes\b|\bi am crying\b|\bjust need a hug\b|\bgod has (?:forgotten|left) me\b|\btears (?:every|all)\b/,
  /\b(?:can not|could not|struggling to|hard to) breathe\b|\bchest (?:is |feels )?(?:so )?(?:tight|hurts)\b|\b(?:hands|body) (?:\w+ ){0,3}shak(?:e|ing)\b|\bcan not (?:calm down|stop shaking)\b/,
  /\b(?:do not|not) (?:recogni[sz]e|feel like|know) my ?self any ?more\b|\bknow who i am any ?more\b|\bgoing through the motions\b|\beverything feels (?:grey|dark|heavy|empty|pointless|hopeless)\b|\blost interest in (?:everything|life)\b|\bno light at the end\b|\bknocking me down\b/,
  /\bheart (?:\w+ )?(?:pounds|pounding|racing|races)\b|\bmind (?:will not|does not|keeps|is) (?:\w+ )?(?:stop|racing|switch)\w*|\bthoughts (?:are|keep) racing\b|\bstop over ?thinking\b|\bleft my (?:room|bed|house) (?:for|in)\b|\b(?:pressure|guilt|pain|grief|stress|shame) is (?:\w+ )?(?:crushing|killing|eating|destroying|too much)\b/,
  /\bi (?:have |am )?(?:\w+ )?(?:failed|failing) (?:my (?:children|kids|family|parents|mother|father|wife|husband)|as a (?:mother|father|parent|man|woman|wife|husband|son|daughter)|everyone|in life|at life)\b|\bi have (?:got )?(?:nobody|no one)(?=$|[.,!?])|\bi (?:have )?got nobody\b|\bwhat is wrong with me\b|\bwhy can not i be normal\b|\b(?:ever|will) love me\b|\bforgive my ?self\b|\bfalling to pieces\b|\bjust surviving\b|\bfeel nothing\b|\b(?:terrible|bad|horrible) (?:mother|father|parent|wife|husband|daughter|son)\b|\btreats? me like (?:nothing|dirt|trash|a dog)\b|\bwhy i even try\b|\bin bed all day\b|\b(?:scared|afraid) to (?:be around people|leave the house|go outside)\b|\bwant to get (?:up|out of bed)\b/,
  // Grief
  new RegExp(
    `\\b(?:my|our) (?:\\w+ ){0,3}${KIN}\\b.{0,25}\\b(?:died|is dead|dead|passed(?: away| on)?|passing|(?:was|were|got|been) (?:\\w+ (?:and )?)?(?:shot|killed|murdered|stabbed|buried|raped|kidnapped)|killed (?:him|her)self|is no more|is late|took (?:his|her|their) (?:own )?life|is dying|will not make it|has cancer|is gone forever)\\b`,
  ),
  new RegExp(
    `\\b(?:lost|losing|buried|burying|bury|mourn\\w*|grieving) (?:my|our|a|both my|both) (?:\\w+ ){0,2}${KIN}\\b(?!'s)`,
  ),
  new RegExp(
    `\\b(?:death|loss|passing|funeral) of my\\b|\\bmiss my (?:\\w+ )?${KIN}\\b.{0,25}\\b(?:so much|died|dead|every|gone)`,
  ),
  /\bsince (?:my )?(?:\w+ )?(?:mom|mother|dad|daddy|father|mama|papa|gogo|granny|he|she) (?:died|passed|left us)\b|\b(?:diagnosed|diagnosis)\b.{0,20}\b(?:cancer|hiv|terminal|tumour)|\bin (?:the )?icu\b|\bhouse burn(?:ed|t) down\b|\bwe (?:have )?lost everything\b|\bshot in front of me\b|\bcalled off the wedding\b|\bbank is taking (?:my|our) (?:house|home|car)\b|\banother woman\b|\bwife is cheating\b|\bhusband is cheating\b|\bparents are (?:getting )?divorc\w+|\bdid not survive\b|\bwife left\b|\bhusband left\b|\bguilty for surviving\b/,
  /\bmiscarr\w+|\bstill ?b(?:orn|irth)\b|\bi am (?:still )?(?:grieving|mourning|in mourning|bereaved)\b|\bsince (?:he|she|they) (?:died|passed)\b|\bwithout (?:him|her) (?:i am|my life|life)\b|\bhow to live without (?:him|her)\b/,
  // Alone
  /\b(?:nobody|no one|no ?body|none|not one person) (?:\w+ ){0,2}(?:cares?|loves?|understands?|wants?|likes?|listens?|sees|believes|checks on|there for) (?:about |for |to |on |in )?me\b|\bnobody (?:cares|is there for me)\b/,
  /\b(?:nobody|no one|not anyone|any ?one) (?:left )?to (?:talk|turn|speak|lean|confide)(?: to| on| in)?(?=$|[.,!?]| (?:any|and|about (?:my|it|this)|in my life))|\bi have no (?:friends|one (?:left|in my life)|family left)\b/,
  /\bevery ?(?:one|body) (?:has |have |is |just )*(?:left|leaves|leaving|abandon\w*|hates?|reject\w*|against) me\b|\b(?:family|parents|mother|father|mom|dad|people) (?:\w+ ){0,2}(?:reject\w*|disowned|hates?|threw|kicked|chased|abandoned) me\b/,
  /\b(?:being|am|get|getting|was|been) bullied\b|\bbull(?:y|ies|ied|ying) me\b|\b(?:mak(?:e|es|ing) fun of|laugh(?:s|ing)? at|mock(?:s|ing)?|body ?sham\w+) me\b.{0,40}\b(?:can not|every|hurts?|school|work|because)/,
  // Partner, work, money
  /\b(?:husband|wife|partner|boyfriend|girlfriend|fiance\w*|he|she) (?:has |just |is |suddenly )*(?:left|leaving|dumped|cheat(?:s|ed|ing)(?: on)?|divorc\w+|broke up with|walked out on|abandoned|is cheating on) (?:me|us)\b/,
  /\b(?:going|went) through a (?:divorce|break ?up)\b|\bwants? (?:a |to )?divorce\b|\bi am (?:getting )?divorced\b|\bmy (?:divorce|break ?up)\b|\bmarriage (?:is|has) (?:over|ended|broken|failing|failed)\b|\btook my (?:kids|children|child|baby)\b/,
  /\b(?:can not|could not|unable to|not able to|no money to|nothing to|how (?:do|will|can|must|to)(?: i)?|struggl\w* to|do not know how to) (?:even )?(?:feed|provide for|put food|support) (?:my|the|them|our|on)\b/,
  /\bno food (?:in|at|for|left|to|on)\b|\bnothing to eat\b|\b(?:kids|children|family|we) (?:\w+ )?(?:are |is |go |goes |went |been )+(?:\w+ ){0,2}(?:hungry|starving|without food)\b|\bnot eaten (?:since|for|in|today)\b|\b(?:sleep|go to bed) hungry\b/,
  /\b(?:drowning|deep|buried|swimming|neck) (?:\w+ )?in debts?\b|\bdebts? (?:is|are) (?:\w+ ){0,3}(?:killing|drowning|eating|crushing|too|swallowing)|\bloan ?sharks?\b|\bmashonisa\b|\b(?:being|been|getting|was|were|are|will be) evicted\b|\bnowhere to (?:go|stay|live|sleep)\b|\bi am homeless\b|\bsleeping (?:in my car|on the street|outside)\b/,
  /\b(?:retrench\w*|lost my job|lost my work|jobless|no income|got fired|was fired)\b.{0,60}\b(?:feed|food|hungry|starv\w*|desperate|scared|do not know (?:what|how)|cope|rent|evict\w*|hopeless|useless|worthless|ashamed|depress\w*|bills|broken|survive)\b/,
  /\bi (?:\w+ ){0,3}drink(?:ing)? (?:\w+ ){0,3}(?:to (?:forget|cope|sleep|numb)|every night|too much)\b|\b(?:drugs|alcohol|gambling) (?:is|are|has) (?:destroying|ruining|killing)/,
  /\b(?:nothing (?:i do )?(?:matters|makes me happy)|do not (?:matter|see a future|see any future|know how to (?:carry on|go on|live|continue|survive)))\b|\bi do not matter\b/,
  /\b(?:nightmares|flashbacks)\b.{0,30}\b(?:since|every|about the|of the|after)\b|\b(?:hijacked|robbed|mugged|attacked|shot at)\b.{0,50}\b(?:shak|sleep|scared|can not|afraid|trauma)/,
];

/** Unless it is a lesson that is too much. */
export const DISTRESS_OF_LIFE: readonly RegExp[] = [
  /\b(?:i am|i feel|feel\w*|so|very|really|too|been) (?:\w+ ){0,2}(?:overwhelmed|lonely|hopeless|helpless|useless|desperate|broken|drained|burn(?:t|ed) ?out|trapped|isolated|rejected|stressed out|so stressed|falling apart|not myself|drowning|terrified|at a breaking|in (?:so much |a lot of |deep |such )?pain)\b/,
  /\bi (?:am|feel|felt|have been) (?:\w+ ){0,3}(?:alone|anxious|lost|empty|guilty|ashamed|scared|afraid)(?=$|[.,!?]| (?:all the time|every|always|inside|and|in (?:life|this world)|of (?:the future|everything|losing|dying|my future)|without|since|at night|these days|right now|lately))/,
  /\bi (?:am|feel|have been|was) (?:\w+ ){0,3}(?:sad|down|low|unhappy|blue|not happy)(?=$|[.,!?]| (?:all the time|every|always|today|lately|these days|inside|about (?:my )?life|and (?:i|my|do)|because (?:my|i|he|she)|for no|since|right now))/,
  /\b(?:i am|i feel like|i feel|i have been|i was|feel\w* like) (?:\w+ ){0,3}?(?:a |an )?(?:\w+ )?(?:failure|loser|disappointment|mistake|waste of (?:space|time)|disgrace|nobody|fraud|bad (?:mother|father|parent|person))\b/,
  /\bi am (?:\w+ )?not (?:good|strong|worthy) enough(?=$|[.,!?]| (?:for (?:any|my|him|her|them|this world)|to be))|\blet (?:every ?one|my \w+) down\b/,
  /\bcan not cope\b|\bnot coping\b|\bcan not (?:handle|deal with|manage|bear|take|stand|face|keep up with) (?:it|this|things|life|everything|another day|the (?:pain|pressure|stress)|this (?:pain|pressure|stress)|all (?:of )?(?:it|this))\b|\bcan not (?:do (?:it|this) )?(?:any ?more|any longer)(?=$|[.,!?])|\bcan not do (?:it|this) (?:on my own )?any ?more\b|\bi can not any ?more\b/,
  /\bi am (?:really |so |just |honestly |definitely )*not (?:ok|okay|alright|doing (?:well|ok|okay|good|great)|coping|fine)\b(?! with)|\bi (?:do not|did not) feel (?:okay|ok|well|like myself|alright)\b/,
  /\b(?:it is|everything is|all is|this is|things are) (?:\w+ ){0,2}(?:too much|too heavy|falling apart|going wrong)\b|\btoo much for me\b/,
  /\btired of (?:everything|it all|trying|fighting|struggling|pretending|being (?:strong|sad|alone|poor|me)|people|all of (?:this|it)|this pain)\b|\b(?:no|not any|without) (?:more )?(?:strength|energy|will)(?: left| to (?:get up|go on|fight|continue|live)| any ?more)\b|\bcan not get (?:up|out of bed)\b/,
  /\bso (?:stressed|much stress|anxious|worried)\b|\bunder (?:so much|a lot of|too much) (?:stress|pressure)\b|\bstress (?:is|has) (?:\w+ ){0,2}(?:killing|eating|too|making)\b/,
  /\b(?:can not|could not|never|barely|hardly|do not|have not|not) (?:\w+ )?(?:sleep|slept|sleeping|(?<=\bi (?:can|have|do|could) not )eat(?:en)?)\b.{0,50}\b(?:worr\w*|stress\w*|think\w*|anxi\w*|nights?|days|cry\w*|money|debt|pain|nightmares?|fear|scared|thoughts|because (?:of (?:my|the|him|her)|i am))\b|\b(?:lie|lying|awake) (?:awake )?(?:all|every|at) night\b|\bawake (?:all|every) night\b|\bworr(?:y|ied|ying) (?:all|every) (?:night|day|the time)\b/,
  /\b(?:losing|lost|lose) (?:my mind|it completely|myself)\b|\bgoing (?:crazy|mad|insane)(?=$|[.,!?]| (?:from|with (?:worry|grief|stress)))/,
  /\b(?:trapped|stuck|lost) in (?:my |this )?(?:life|marriage|relationship|own head|head)\b|\bno way (?:out|forward|ahead)(?=$|[.,!?]| (?:for me|any ?more))|\bgiv(?:e|en|ing) up on (?:everything|myself)\b|\bwant to give up(?=$|[.,!?]| on everything)|\bscared of the future\b|\bi (?:just |really )?need (?:some ?one|some ?body) to (?:talk to|listen)(?=$|[.,!?]| (?:please|now|about my))/,
];
