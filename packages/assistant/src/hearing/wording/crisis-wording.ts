// How people say that a life is in danger. Everything here expects lower case, without accents, with contractions
// written out. Broad on purpose: a false alarm costs a sentence.

const PEOPLE =
  '(?:him|her|them|you|some ?one|some ?body|people|every ?one|every ?body|(?:my|his|her|the|our|that|this) (?:\\w+ )?(?:boss|husband|wife|boyfriend|girlfriend|partner|ex|mother|mom|father|dad|step ?father|step ?mother|parents|brother|sister|uncle|neighbours?|kids?|child|children|baby|newborn|son|daughter|teacher|trainer|manager|colleagues?|family|man|woman|guy|bitch|person|friend|classmates?))\\b';
const INTENDS =
  '(?:want(?:s|ed)?|going|ready|plan\\w*|feel\\w*|will|could|might|would|like|about|think\\w*|thought|thoughts|urges?|tempted|decided|dream\\w*|snap|trying|tried|tries|says?|said|threaten\\w*|consider\\w*)';
const BETWEEN =
  '(?:to|of|about|like|that|i|he|she|just|really|even|maybe|sometimes|will|might|could|is|going|rather|and|snap)';

/** About oneself these have only one meaning. */
export const CRISIS: readonly RegExp[] = [
  /\bun ?aliv(?:e|ing|ed)\b/,
  /\b(?:kill|hurt|harm|cut|hang|shoot|drown|burn|poison|stab|starv|strangl|injur)(?:e|ed|ing|ting)? ?my ?self\b(?! out\b)/,
  new RegExp(
    `\\b${INTENDS}\\b.{0,25}\\b(?:kill|hurt|harm|cut|hang|shoot|drown|poison)(?:ing|ting)? (?:him|her|them)sel(?:f|ves)\\b`,
  ),
  /\b(?:is|been|keeps|are) (?:cutting|hurting|harming) (?:him|her|them)sel(?:f|ves)\b/,
  /\bpainful to hang yourself|\bhow to kill yourself\b/,
  /\b(?:cut|slit|slash)(?:ting)? my (?:own )?(?:wrists?|arms?|throat|legs?|thighs?|skin|veins?)\b/,
  /\b(?:start(?:ed)?|been|keep|kept|urge to|back to) cut(?:ting)? again\b|\bi cut again\b/,
  /\bself ?harm/,
  /\b(?:end|take|ending|taking|ended|finish|throw away) my (?:own |damn |miserable )?life\b|\b(?:take|taking|end|ending) (?:his|her|their) (?:own )?life\b/,
  /\bend(?:ing)? it all\b/,
  new RegExp(
    `\\b${INTENDS} (?:${BETWEEN} )*(?:end|ending) (?:it|things|everything)(?=$|[.,!?]| (?:now|tonight|today|soon|forever|for good|once|here|because|with me|before|tomorrow|all))`,
  ),
  // Dying
  /\b(?:want|wants|wanting|wish|wishing|rather|ready|prefer|deserve|hope|hoping|pray\w*|beg\w*|like|love|need|trying|tried|decided|plan\w*) (?:(?:to|that|i|could|can|will|would|just|really|god|lets?|let me|me|please|only|simply|might|peacefully) )*(?:die|be dead|not be alive)\b(?! (?:of|from) (?:laugh|boredom|hunger|embarrass|curiosity|shame|heat|cold)| laughing)/,
  /\bwant ?to ?die\b|\bwannadie\b|\bkillmyself\b/,
  /\b(?:better|rather|worth more|more use|happier) (?:off )?dead\b/,
  /\bfeel(?:s|ing)? like (?:i (?:want|should|could) )?(?:to )?(?:dying|ending|die)\b|\b(?:think\w*|thought|thoughts|dream\w*|fantasi\w*) (?:a lot )?(?:of|about) (?:dying|death|being dead|my (?:own )?(?:death|funeral))\b/,
  /\bwish (?:that )?i (?:was|were|had|am|did) (?:just |already |not |never )*(?:dead|gone|been born|born|alive|exist|existed|died|wake up)\b/,
  /\b(?:better|easier|best|happier|good|fine|relieved) (?:off )?(?:if|when|once) i (?:(?:am|was|were|just|would|had|did|could|will) )*(?:be )?(?:dead|gone|died?|disappear\w*|vanish\w*|not (?:here|around|alive|born|exist)|no longer here)\b/,
  /\b(?:if|when|once|after) i (?:am|was|were|will be) (?:gone|dead|no longer (?:here|around|alive)|not (?:here|around|alive) any ?more)\b|\b(?:if|when) i (?:die|died)\b|\binside i am dying\b/,
  /\bi (?:should|might as well|may as well|could) (?:just |rather |really )*(?:be dead|die)\b|\bi am (?:going|about|ready|prepared) to die\b(?! of\b)/,
  /\b(?:easiest|painless|quickest|best|fastest|quick|easy) (?:and \w+ )?(?:ways?|methods?) (?:for me )?(?:to|of) (?:die|dying|kill)|\bways? to (?:die|end my)\b|\bhow (?:can|do|could|would) i die\b/,
  /\b(?:only way out|(?:only|best) (?:solution|escape|option|answer)) (?:for me )?is (?:death|dying|to die)\b|\b(?:death|dying) (?:would be|is|seems|looks|feels) (?:\w+ ){0,2}(?:relief|easier|better|peaceful|the only|an escape)/,
  /\b(?:never|not) (?:ever )?(?:want to )?(?:wake|waking) up(?=$|[.,!?]| (?:again|tomorrow|any ?more|in the morning|one day))/,
  /\bgod (?:must |should |can |to |please )*(?:take|takes) me\b|\btake me (?:away )?(?:lord|god|jesus)\b/,
  // Living
  /\b(?:do not|no longer|never|not|did not) (?:really |even |ever )?want to (?:live(?! (?:stream|in|at|near|far)\b)|be alive|exist|be (?:here|around)(?= any ?more|[.,!?]|$)|be (?:in|on|part of) this (?:world|earth|life|planet)|go on living|carry on living|continue living|see (?:tomorrow|another day)|stay alive)\b/,
  /\b(?:hate|tired of|sick of|done with|enough of|regret) (?:being alive|existing|living(?! (?:in|at|with|here|near|far|on)\b))/,
  /\bnothing (?:left )?(?:\w+ )?to live for\b|\bshould (?:not be alive|never have been born|not have been born|have died)\b|\b(?:belong|be) (?:in|on) this (?:world|earth) any ?more\b|\blife has no (?:meaning|purpose|value|sense)\b/,
  /\b(?:life|living) (?:is|was|feels|just is) (?:not|no longer|never) (?:\w+ )?worth\b|\bnot worth living\b/,
  /\b(?:tired|sick|done|finished|fed up|through|enough) (?:of|with) (?:this |my |the |all this )?life\b(?! (?:cycle|insurance|science|skills|orientation|style))/,
  /\b(?:give|giving|gave|given) up on (?:my |this )?(?:life|living)\b|\b(?:leave|exit|depart|check out of) this (?:life|world|earth)\b/,
  /\bmy life (?:is|feels) (?:over|finished|done)\b|\bwant out of (?:this |my )?life\b/,
  /\b(?:can not|could not) (?:do|live|stand|continue) (?:this |my |with )*(?:life|living)\b|\bcan not live (?:like this|any ?more|any longer)\b/,
  /\bcan not go on(?=$|[.,!?]| (?:like|living|any|without (?:him|her|them|you)|with (?:my |this )?life))/,
  // A burden, and gone
  /\b(?:i am|i feel|i have become|feel(?:ing)? like|being|i become|i was|i know i am|nothing but) (?:\w+ ){0,3}?(?:a |the )?(?:\w+ )?(?:burden|dead ?weight)\b/,
  /\bburden (?:to|on|for) (?:every|my|them|him|her|others|the family|people|society)/,
  /\b(?:better|happier|fine|easier|okay|alright|best|relieved|good) (?:off )?without me\b|\b(?:world|earth|life|place) without me\b/,
  /\b(?:nobody|no one|none of them|who) (?:(?:will|would|is|even|really|ever|going|to) )*(?:miss|notice|care|mind|cry|mourn|remember)(?: for| about)?(?: me)? (?:if|when|that) i\b|\b(?:nobody|no one|who) (?:will|would) (?:even |really |ever )?miss me\b/,
  /\b(?:want|wish|like|could|love|going|rather|just) (?:(?:to|i|could|would|just|that) )*(?:disappear|vanish)(?=$|[.,!?]| (?:forever|for good|and|now|completely|from (?:this|the (?:world|earth|face|planet)|every|life|here)|off the))/,
  /\b(?:will|would) not be (?:here|around|alive) (?:much longer|any ?more|for long|any longer)\b|\bwill not be here to\b|\bi will be (?:gone|dead) (?:soon|by)\b/,
  // Saying goodbye
  /\bthis is (?:my )?(?:last|final) (?:message|goodbye|letter|note)\b|\bmy last (?:night|day) (?:alive|on earth|here)\b|\b(?:tonight|today) is my last (?:night|day)\b/,
  /\bgoodbye cruel world\b|\bgoodbye forever\b|\bsaying goodbye\b(?! in\b)|\b(?:said|say) my (?:final |last )?goodbyes?\b|\bwritten (?:my )?(?:goodbye )?letters\b|\bgiv(?:en|ing) away (?:all )?my (?:things|stuff|belongings)\b|\b(?:goodbye|farewell|suicide) (?:letters?|notes?)\b/,
  /\b(?:goodbye|bye) (?:every ?one|all|my family|my friends)\b.{0,30}\b(?:sorry|love|forgive|done|can not)/,
  /\btell (?:my|the) (?:kids|children|mother|mom|family|wife|husband|son|daughter|parents)\b.{0,15}\bi? ?love/,
  // Means
  /\boverdos/,
  /\b(?:drank|took|take|taking|swallow\w*|drink|drinking|have taken) (?:\w+ )?(?:all|a lot of|lots of|too many|a bottle of|a handful of|the whole|a whole|so many) (?:of )?(?:bottle of )?(?:my |the |his |her |these )?(?:\w+ )?(?:pills|tablets|medication|medicine|painkillers|meds)\b/,
  /\b(?:pills|tablets)\b.{0,15}\b(?:in front of me|in my hand|next to me)|\bhow many (?:\w+ ){0,3}(?:pills|tablets)\b.{0,30}\b(?:die|kill|fatal|lethal)/,
  /\b(?:bought|have|drank|drink|swallow\w*|take|took|taking|drinking) (?:some |the |a bottle of )?(?:rat ?poison|rattex|poison|jik|bleach|pesticide|paraffin)\b/,
  /\b(?:jump|throw my ?self|fling my ?self)(?:ing|ed)? (?:off|from|in front of|out of|into|under)\b.{0,20}\b(?:bridge|roof|building|balcony|train|taxi|truck|bus|traffic|window|cliff|car|river|dam|mountain|floor)\b/,
  /\bstanding on (?:the|a) (?:roof|bridge|ledge|edge)\b|\bwalk(?:ing)? into (?:the )?traffic\b|\b(?:drive|crash|driving) (?:my |the )?car into\b|\bon the (?:train |railway )?(?:tracks|rails)\b/,
  /\b(?:i have|got|bought|tied|found) (?:a |the |my )?(?:rope|noose)\b|\bgun\b.{0,25}\b(?:on my ?self|to my head|in my mouth)\b/,
  /\bdo something (?:\w+ )?to my ?self\b|\bwhat i (?:will|might|could) do to my ?self\b|\btrust my ?self to be alone\b/,
  // Indirectly
  /\b(?:not|never) deserve to (?:live|be (?:alive|here))\b|\b(?:world|nobody|no one) (?:does not |really )?needs? me(?: any ?more| in this world|$|[.,!?])|\bwaste of (?:oxygen|air)\b|\bsix feet under\b|\bmeet my maker\b|\brest in peace\b(?=$|[.,!?])/,
  /\b(?:join|be with|see|go to|coming to) (?:my|him|her|them) (?:\w+ ){0,2}(?:in heaven|on the other side|again in heaven)\b|\brest forever\b|\bsleep forever\b|\bnot (?:want to )?(?:wake|waking) up (?:tmrw|tmr)\b/,
  /\boff(?:ing)? my ?self\b|\bpainless ways? to go\b|\bjump or\b.{0,15}\bpills\b|\b(?:truck|car|bus|taxi|train) (?:would|will|could|hits?|must) (?:just )?(?:hit|hits|kill)? ?me\b|\bi am on the (?:bridge|roof|ledge)\b/,
  /\btook (?:\d+|twenty|thirty|forty|fifty|ten|many|a box of|two boxes of) (?:\w+ )?(?:panados?|pills|tablets|paracetamol|sleeping)/,
  /\b(?:scratch|cut|burn|slice)\w* my (?:\w+ )?(?:arms?|legs?|skin|wrists?)\b|\bcuts on my (?:arms?|legs?|thighs?|wrists?)\b|\b(?:holding|have) (?:a|the) (?:blade|razor)\b/,
  /\b(?:do not|not) care (?:if|whether) i (?:live|die|am alive)\b|\bregret surviving\b|\b(?:not|never) (?:being|to be) here any ?more\b|\bliving past\b|\b(?:did|do) not exist(?=$|[.,!?])|\blet go of life\b|\bmy life ends\b|\bthink about not being here\b|\bstill be here tomorrow\b|\bwithout me around\b|\bfinally be at peace\b|\bby the time you read this\b|\bnot look for me\b|\bforgive me for what i\b/,
  // Others in danger
  /\b(?:bring|bringing|take|taking) (?:a|my) (?:gun|knife)\b|\bi have (?:a|my) (?:gun|knife)\b.{0,30}\b(?:wait|him|her|them|kill|use)/,
  /\bpay with (?:his|her|their) (?:life|lives)\b|\bsmash (?:his|her|their) (?:head|face)\b|\bkill us both\b|\bshoot up (?:my|the)\b|\bburn (?:him|her|them) alive\b|\bwant to (?:make|see) (?:him|her|them) (?:bleed|dead|die|suffer)\b|\bburn down (?:his|her|their|the) (?:house|home)\b/,
];

/** The same, in messages that may be about machines. */
export const CRISIS_OF_PEOPLE: readonly RegExp[] = [
  /\bsui ?cid/,
  /^kms\b[.! ]*$|\b(?:want to|going to|will|might|should|could|of) kms\b|\bkms (?:fr|rn|tbh|now)\b/,
  new RegExp(
    `\\b${INTENDS} (?:${BETWEEN} )*(?:kill|stab|shoot|murder|strangle|poison|hurt|harm|beat up|burn|choke|attack|rape)(?:ing|ting|bing)? ${PEOPLE}`,
  ),
  /\b(?:nearly|almost) (?:strangled|killed|choked|stabbed|shot) (?:my|him|her)\b/,
  /\b(?:kill|murder|stab|shoot) (?:my|his|her) (?:\w+ )?(?:boss|husband|wife|boyfriend|girlfriend|partner|ex|mother|father|step ?father|brother|sister|neighbour|family|child|children|baby)\b/,
];

/** The same, in messages that may be about a lesson. */
export const CRISIS_OF_LIFE: readonly RegExp[] = [
  /\bwant (?:everything|it|it all|this|this all|the pain|all of (?:it|this)|my (?:pain|suffering|life)|this (?:pain|suffering|life)) (?:all )?to (?:end|stop|be over|finish)\b/,
  /\b(?:no|any|one|single|not a|what|what is|the|find a|see a|have a|see no|without|good) (?:good |more |real |the )?(?:reason|point|purpose|use|sense) (?:(?:to|in|for|of|left|me|my|anyone) )*(?:be alive|being alive|live|living|life|go on|going on|exist\w*|carry(?:ing)? on|stay(?:ing)? alive|wak(?:e|ing) up|keep(?:ing)? going|being here)\b/,
  /\bcan not (?:take|bear|stand) (?:it|this|this pain|the pain) (?:any ?more|any longer)\b/,
];
