const AT_HOME =
  '(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|ex|man|father|step ?father|step ?dad|dad|mother|mom|step ?mother|uncle|brother|cousin|teacher|boss|pastor|neighbour)';
const CLOSE =
  '(?:husband|wife|boyfriend|girlfriend|partner|ex|man|father|step ?father|dad|mother|uncle|brother|family|him)';
const HURTS =
  '(?:hits?|hitting|beats?|beating|beat|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|rapes?|raped|raping|abus(?:es|ed|ing)|molest\\w*|threat(?:ens?|ened|ening) (?:to|me)|choke[sd]?|choking|strangle[sd]?|touch(?:es|ed|ing)?|hurts?|hurting|burn(?:s|t|ed)|stab(?:s|bed)|drag(?:s|ged)|assault(?:s|ed)|forces? (?:himself|herself) on|forced (?:himself|herself) on)';
/** The victims: "my score" is beaten without harm, and so is a rival on a leaderboard. */
const ME_OR_MINE =
  '(?:me|us|(?:my|our|the) (?:child(?:ren)?|kids?|baby|son|daughter|mother|mom|sister|brother))\\b(?! (?:on|in|at|by|to|with|every)\\b.{0,20}\\b(?:leader|leaderboard|board|quiz|quizzes|test|exam|game|scores?|points?|week|rank\\w*))';

/** How people say that somebody is hurting them. */
export const VIOLENCE: readonly RegExp[] = [
  new RegExp(`\\b${AT_HOME}\\b.{0,40}\\b${HURTS}\\b.{0,12}\\b${ME_OR_MINE}`),
  /\bi (?:was|am being|am getting|have been|got|get|am) (?:raped|gang ?raped|beaten(?: up)?(?! by (?:one|a|two|\d))|abused|molested|assaulted|threatened|stalked|sexually \w+|physically \w+)\b/,
  /\b(?:raped|molested|sexually assaulted) me\b|\bforce[sd]? me to (?:have sex|sleep with)\b|\bwants sex or\b/,
  /\babusive (?:relationship|marriage|husband|wife|partner|boyfriend|girlfriend|home|father|mother)\b|\b(?:relationship|marriage) is abusive\b/,
  /\bi (?:am|do) not (?:feel )?safe\b|\bi (?:am|feel) unsafe\b|\bi am (?:in danger|hiding from|scared to go home|afraid to go home)\b/,
  new RegExp(`\\b(?:scared|afraid|frightened|terrified) of (?:my )?${CLOSE}\\b`),
  /\bstalk(?:s|ed|ing)? me\b|\b(?:he|she|they) (?:is|are) going to kill (?:me|us)\b|\b(?:says?|said|swears?|threatens?|going|wants?) (?:that )?(?:(?:he|she|they) )?(?:will|would|to|is going to|can) (?:kill|hurt|shoot|stab|burn) (?:me|us|my (?:children|kids|child|family))\b/,
  new RegExp(
    `\\b(?:${AT_HOME}|someone|somebody|guy|men)\\b.{0,25}\\b(?:follow(?:s|ing)|harass\\w*|threaten\\w*|blackmail\\w*) me\\b(?! on\\b)`,
  ),
  /\b(?:he|she|they) (?:has|have|is here with|came with) (?:a |the )?(?:gun|knife|panga|weapon)\b|\boutside my (?:house|home|door) with\b|\bholding me (?:here|against)\b|\block(?:s|ed) me (?:in|inside|up)\b/,
  /\b(?:comes?|gets?|climbs?) (?:in|into|to) my (?:bed|room)\b|\b(?:threw|throws|pushed|slammed|dragged) me (?:against|down|into|by the|by my)\b|\bgun to my head\b|\bnot let me (?:leave|go out|out of)\b(?! (?:the )?(?:chat|page|lesson|quiz))|\bdoing things to me\b|\bbruises\b.{0,40}\b(?:man|husband|boyfriend|partner|he|father)\b|\bbroke my (?:arm|jaw|nose|ribs?|leg)\b|\b(?:naked|nude) (?:pictures|photos|videos)\b.{0,40}\b(?:threat|share|post|send)\w*|\bmakes? me do sexual\b/,
  /\b(?:he|she|they|husband|boyfriend|father|man) (?:\w+ ){0,4}hits? (?:the|my|our) (?:kids|children)\b/,
  // Afrikaans
  /\bamper dood ?gemaak\b|\bagtervolg my\b/,
  /\bek (?:word|is) (?:weer |elke dag )?(?:geslaan|mishandel|verkrag|aangerand|bedreig|gemolesteer)\b/,
  /\b(?:man|pa|ma|stiefpa|kerel|oom|vriend|broer|hy|sy|vrou|ouma|oupa)\b.{0,25}\b(?:slaan|skop|verkrag|molesteer|mishandel|vat aan|wurg|skel en slaan) (?:vir )?(?:my|ons|die kinders)\b/,
  /\b(?:hy|sy|man|kerel|pa|stiefpa) het (?:vir )?my (?:\w+ ){0,2}(?:geslaan|geskop|verkrag|gewurg|aangerand|gestamp|gebrand)\b|\bdreig om (?:my|ons)\b/,
  /\bbang vir (?:my (?:man|pa|stiefpa|kerel|oom|vriend|broer)|hom)\b/,
  // isiZulu and isiXhosa: "he hits me", "he abuses me", "he raped me", "I fear my husband"
  /\b(?:i|u|li|ba|si)(?:ya)?(?:ngi|ndi)(?:shaya|betha|dlwengula|hlukumeza|xhaphaza)\b/,
  /\b\w{0,3}ya(?:ngishaya|ndibetha|ngihlukumez\w*|ndihlukumez\w*|ndixhaphaz\w*|ngixhaphaz\w*|ngishaye|ndikhaba|ngikhahlel\w*)\b/,
  /\b\w{1,3}(?:ngi|ndi)(?:shayile|bethile|dlwengul\w+|hlukumez\w+|xhaphaz\w+|khahlel\w+)\b/,
  /\b(?:ngi|ndi)\w{0,3}(?:dlwengul(?:iwe|we)|hlukunyezwa|xhatshazwa|shaywa|bethwa)\b/,
  /\b(?:ngi|ndi)ya(?:m)?(?:esaba|oyika|saba) (?:u|i)\w*(?:myeni|baba|tata|ndoda|soka)\b/,
  // Sesotho and Setswana
  /\b(?:o|ba|monna) a? ?(?:nkotla|ntshapa|mpetsa|nkitaya|nteisa|ntlhekefetsa|ntshotla(?:ka)?|ntlaisa|nthlekefetsa|ntsheka)\b|\bo a (?:n|m)(?:kotla|shapa|petsa|tlhekefetsa|tshotlaka)\b/,
  /\bke (?:a |ne ka )?(?:betilwe|betelelwe|hlekefetswa|tlhekefetswa|sotliwa|betswa|otluwa|otlwa|itewa|petilwe)\b|\bo mp(?:et|at)ile\b/,
  /\bke tshaba (?:monna|ntate|rre|malome)\b|\bo a ntshosa\b/,
];
