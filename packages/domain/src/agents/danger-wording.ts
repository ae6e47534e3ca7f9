// How people say that they are in danger. All of it reads lower case with contractions written out.

/** Drawn wide: a wrong alarm costs a sentence. */
export const CRISIS: readonly RegExp[] = [
  /\bsuicid|\bunalive\b/,
  /\b(?:kill|hurt|harm|cut|hang|shoot|drown)(?:ing)? (?:myself|my ?self)\b/,
  /\b(?:cut|slit)(?:ting)? my (?:wrists?|arms?|throat)\b/,
  /\b(?:end|take|ending|taking) (?:my|it) (?:own )?(?:life|all)\b/,
  /\b(?:want|going|ready|rather|just) to end it(?=$|[.,!?]| (?:now|tonight|today|forever|for good))/,
  /\bself[- ]?harm/,
  /\b(?:want|going|ready|rather|wish (?:that )?i (?:was|were)|better off) (?:to )?(?:be )?(?:die|dead|dying)\b/,
  /\bfeel(?:s|ing)? like (?:dying|ending)\b/,
  /\b(?:do not|no longer|never|not) want to (?:live(?! (?:stream|in|at|near|far)\b)|be alive|exist|be here any ?more|wake up)\b/,
  /\b(?:no|any) (?:reason|point) (?:to|in|for) (?:live|living|go on|going on)\b/,
  /\bnothing (?:left )?to live for\b/,
  /\b(?:life|living) (?:is|was|feels) (?:not|no longer) worth\b|\bnot worth living\b/,
  /\b(?:better off|happier|better) without me\b/,
  /\bwish (?:that )?i (?:was|were|had) never (?:been )?born\b/,
  /\bcan not go on(?=$|[.,!?]| (?:like|living|any|without (?:him|her|them|you)|with (?:my )?life))/,
  /\bcan not (?:take (?:it|this)|do (?:this|my)? ?life) (?:any ?more|any longer)\b/,
  /\b(?:tired|sick) of (?:living|life|my life|being alive)\b/,
  /\bwant to (?:disappear|vanish)(?=$|[.,!?]| (?:forever|for good|from))/,
  /\b(?:overdose|take all (?:my|the) pills)\b/,
  /^kms\b[.! ]*$|\b(?:want to|going to|will|might|should|could) kms\b/,
  // Afrikaans
  /\bselfmoord|\bwil (?:net |graag |liewer )?(?:my ?self )?(?:dood ?maak|dood ?gaan|sterf|dood wees)\b/,
  /\bwil nie (?:meer |langer )?(?:lewe|leef)\b|\bmoeg (?:vir|van) (?:die |my )?lewe\b/,
  /\bmy (?:eie )?lewe (?:te )?(?:neem|be[eë]indig)\b|\bmy ?self (?:seer ?maak|doodmaak|sny)\b/,
  // isiZulu and isiXhosa
  /ukuzibulala\b|\b(?:se)?(?:ngi|ndi)funa ukufa\b/,
  /\b(?:ngikhathele|ndidiniwe|ngidiniwe) (?:ukuphila|kukuphila|yimpilo|bubomi|yilobomi)\b/,
  /\b(?:angisafuni|andisafuni|angifuni|andifuni) (?:u|k)?kuphila\b/,
  // Sesotho, Setswana and Sepedi
  /\bke (?:batla|nyaka) [hg]o (?:shwa|swa|hwa|ipolaya)\b/,
];

const AT_HOME =
  '(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|ex|man|father|step ?father|dad|mother|mom|uncle|brother|cousin|teacher|boss)';
const CLOSE =
  '(?:husband|wife|boyfriend|girlfriend|partner|ex|man|father|step ?father|dad|mother|uncle|brother|family|him)';
const HURTS =
  '(?:hits?|hitting|beats?|beating|slap(?:s|ped)|kick(?:s|ed)|punch(?:es|ed)|rapes?|raped|abus(?:es|ed|ing)|molest\\w*|threatens? to kill|choke[sd]?|strangle[sd]?|touch(?:es|ed|ing)|hurts?|hurting)';
/** Whom: "my score" is beaten without harm, and so is who stands on a leaderboard. */
const ME_OR_MINE =
  '(?:me|us|my (?:child(?:ren)?|kids?|baby|son|daughter|mother|mom|sister|brother))\\b(?! (?:on|in|at|by|to|with|every)\\b.{0,20}\\b(?:leader|leaderboard|board|quiz|quizzes|test|exam|game|scores?|points?|week|rank\\w*))';

export const VIOLENCE: readonly RegExp[] = [
  new RegExp(`\\b${AT_HOME}\\b.{0,40}\\b${HURTS}\\b.{0,12}\\b${ME_OR_MINE}`),
  /\bi (?:was|am being|am getting|have been|got|get) (?:raped|beaten|abused|molested|assaulted|threatened|stalked)\b/,
  /\bi (?:am|do) not (?:feel )?safe\b|\bi (?:am|feel) unsafe\b|\bi am (?:in danger|scared to go home|afraid to go home)\b/,
  new RegExp(`\\b(?:scared|afraid|frightened|terrified) of (?:my )?${CLOSE}\\b`),
  /\bstalk(?:s|ed|ing)? me\b/,
  new RegExp(
    `\\b(?:${AT_HOME}|someone|somebody|guy|men)\\b.{0,25}\\b(?:follow(?:s|ing)|harass\\w*|threaten\\w*|blackmail\\w*) me\\b(?! on\\b)`,
  ),
  // Afrikaans
  /\bek (?:word|is) (?:geslaan|mishandel|verkrag|aangerand|bedreig)\b/,
  /\b(?:man|pa|stiefpa|kêrel|oom|vriend|broer|hy|sy)\b.{0,20}\bslaan (?:vir )?my\b/,
  /\bbang vir (?:my (?:man|pa|stiefpa|kêrel|oom|vriend|broer)|hom)\b/,
  // isiZulu and isiXhosa: "he hits me", "he abuses me", "he raped me", "I fear my husband"
  /\b\w{0,3}ya(?:ngishaya|ndibetha|ngihlukumez\w*|ndihlukumez\w*)\b/,
  /\b\w{1,3}(?:ngi|ndi)(?:shayile|bethile|dlwengul\w+|hlukumez\w+)\b/,
  /\b(?:ngi|ndi)ya(?:m)?(?:esaba|oyika|saba) (?:u|i)\w*(?:myeni|baba|tata|ndoda|soka)\b/,
];
