import { certain, type Rule, sure } from './intent-rule.ts';

const FRIENDS =
  '(?:my|a|another|some) (?:friends?|cousin|brother|sister|mates?|colleagues?|neighbour|family|person|people|someone)';
const NETWORKS = '(?:telegram|discord|slack|whatsapp|facebook)';
const PLACES =
  '(?:cape town|durban|johannesburg|pretoria|soweto|polokwane|bloem\\w*|port elizabeth|gqeberha|east london|kimberley|nelspruit|mbombela|rustenburg|pietermaritzburg|stellenbosch|mthatha|limpopo|gauteng|kwazulu-natal|mpumalanga|(?:eastern|western|northern) cape|free state|north west)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = String.raw`(?:christmas|easter|(?:new )?year|week|month|term|holidays?|school holidays?|exams?|birthday|${MONTH}|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|(?:a|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?)|20\d{2}(?:[- ]\d{1,2}){0,2}|(?:\d{1,2} ){2}20\d{2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)`;
const WHEN = '(?:this|next|to|tonight|today|tomorrow|in|at|soon|near|here|for|on|around)';

/** Questions about our subjects that do not name them. The patterns are narrow, so they come before the rules by name. */
export const TURNS_OF_PHRASE: readonly Rule[] = [
  sure('certificates', /\bcertificates?\b.{0,40}\bhow (?:far|close|near) (?:am i|i am)\b/),
  sure(
    'progress',
    /\b(?:how much|how many|how far|what is)\b.{0,20}\bto go\b|\bmore to go (?:in|with|of) (?:the|my) (?:course|module)\b/,
  ),
  sure('coins', /\bcoins?\b.{0,15}\bhow many\b|\bhow many\b.{0,15}\bcoins? (?:did|have) i\b/),
  sure(
    'rewards',
    /\b(?:saving|save|worth|spend|spending|good)\b.{0,20}\b(?:nexii|coins?)\b.{0,10}\b(?:for|on)\b/,
  ),
  sure('community', /\b(?:chat|talk|speak) (?:to|with) others\b/),
  sure(
    'courses',
    /\bcourse\b.{0,20}\b(?:free|for nothing|cost|pay)\b|\b(?:free|cost|pay for)\b.{0,25}\bcourse\b(?!.{0,20}\bcoins?\b)/,
  ),
  certain(
    'rewards',
    new RegExp(
      String.raw`\brefer(?:ring|red)? ${FRIENDS}\b|\b(?:bring|invite) ${FRIENDS}\b.{0,20}\b(?:get|earn|coins?|reward)`,
    ),
  ),
  certain(
    'rewards',
    /\bredeem(?:ing|ed)?\b|\b(?:coins?|points|rewards?) (?:shop|store)\b|\bvouchers?\b.{0,30}\bcoins?\b/,
  ),
  sure(
    'rewards',
    /\b(?:cheapest|dearest|priciest|most expensive|nicest|best) (?:thing|item|one|gift|prize)s? (?:in|from|at|on) (?:the|your) (?:shop|store|list)\b|\b(?:earn|make|get) (?:some )?(?:extra|more)(?: (?:fast|faster|quick|quickly|easily))?$|\bearn (?:extra|faster|quicker|quickly)\b|\b(?:get|have|win) (?:some )?(?:airtime|data bundles?)\b/,
  ),
  sure(
    'rewards',
    /\b(?:prizes?|gifts?) for\b|\bsav(?:e|ing)(?: up)?(?: my coins?)? for (?:the|a|an|that) (?:reward|gift|voucher|prize|mentorship|workshop|headphones|laptop|tablet|phone)\b|\bwhat (?:can|could) i\b.{0,20}\b\d+ coins?\b/,
  ),
  certain('community', /\btop of the (?:class|board|list|leaderboard)\b|\bleaderboard\b/),
  sure(
    'community',
    new RegExp(
      String.raw`\b(?:is|are) there (?:a |an |any )?${NETWORKS}\b|\b${NETWORKS}\b.{0,25}\b(?:group|channel|server|for us|for learners|for students)\b|\bbeat(?:ing|en)? (?:any(?:one|body)|others|everyone|the others|some)\b|\b(?:against|compared (?:to|with)|next to) (?:the )?(?:others?|rest|everyone|other learners|classmates)\b|\bstack up\b|\b(?:others|anyone|anybody|people|learners|students) (?:else )?(?:here )?from [a-z]{4,}$`,
    ),
  ),
  sure(
    'certificates',
    /\bsomething (?:official|on paper|in writing|signed|stamped)\b|\bproof\b.{0,30}\b(?:employer|boss|work|hr|job|interview|school)\b|\bfor my cv\b|\bmy qualification\b|\bofficial (?:paper|document|proof)\b|\b(?:papers?|documents?|letter|something)\b.{0,15}\b(?:to prove|that proves?|proving|as proof)\b/,
  ),
  certain(
    'streak',
    /\b(?:lose|losing|lost|keep|keeping|kept|break|broke|broken|save|saving) my (?:\w+ )?(?:streak|run of days|days|run|fire|flame|chain)\b|\bmy (?:fire|flame)\b|\bhow many days (?:this week |this month )?(?:have|did) i (?:tick|learn|stud|log|show)/,
  ),
  sure(
    'study-plan',
    /\btime table\b|\b(?:break|split|spread|divide|space|organise|organize|map|lay|work)\b.{0,20}\b(?:stud(?:y|ies)|courses?|lessons|learning|modules|work)\b.{0,30}\b(?:per|a|each|every|by|over|into|across|for|out) (?:the |my )?(?:weeks?|days?|months?|next)\b|\b(?:squeeze|fit)\b.{0,20}\b(?:stud(?:y|ies)|learning|course|lessons)\b.{0,25}\b(?:in|into|around|between)\b/,
  ),
  certain(
    'study-plan',
    new RegExp(
      String.raw`^(?!.*\b(?:did|have) i\b).*\b(?:finish|be (?:done|finished|through|ready)|complete|get (?:done|through))\b.{0,60}\b(?:by|before|until|till|in|within|this|next)\b(?: the| my)? (?:(?:end|mid|middle|start|beginning)(?: of)?(?: the| this| next)? )?${DAY}\b`,
    ),
  ),
  certain(
    'assessments',
    /\b(?:look(?:ed|ing)? at|check(?:ed)?|read|mark(?:ed)?|grade[d]?|review(?:ed)?|assess(?:ed)?|seen|back|happened to|handed? in|submit(?:ted)?)\b.{0,20}\b(?:my|the final) project\b|\bmy project\b.{0,30}\b(?:marked|graded|assessed|reviewed|checked|looked at|read|back|accepted|passed|failed|feedback|result|waiting|handed in|submitted|arrived)\b/,
  ),
  sure(
    'next-lesson',
    /\b(?:done|finished|completed)\b.{0,30}\b(?:next|now what|what now|what must i do)$|\bwhere was i\b|^do now i have (?:finished|done)\b|\bwhat (?:do|must) i do now\b/,
  ),
  sure(
    'progress',
    /\bwhat (?:do|have) i (?:still )?(?:have |got )?(?:still )?left\b|\bleft before i\b|\bam i (?:still |nearly |almost |really )?(?:on track|on schedule|on course|lagging|falling behind)\b|\bhow many (?:hours|minutes)\b.{0,15}\b(?:did|have|do) i\b.{0,15}\b(?:clock|log|put|spen[dt]|stud|do|done|learn|work)|\b(?:rundown|summary|overview|recap|snapshot|breakdown) of (?:my|what i|everything i|all i)\b|\bwhat (?:am i|have i) (?:still )?(?:short of|not done|outstanding)\b|\bmy (?:report card|report)\b/,
  ),
  certain(
    'sessions',
    /\b(?:a|my|the|for|free) consultations?\b|\b(?:my|cancel|move|change|reschedule)\b.{0,15}\b(?:booking|appointment)s?\b|\b1[- ]on[- ]1\b|\bwait(?:ing)? ?list\b/,
  ),
  certain(
    'events',
    new RegExp(
      String.raw`\b(?:anything|something) (?:\w+ )?(?:lined up|planned|scheduled|taking place|cooking|going on)(?=$| ${WHEN}\b)|\bwhat is (?:lined up|cooking|potting|the vibe|going on|taking place)(?=$| ${WHEN}\b)`,
    ),
  ),
  sure(
    'events',
    new RegExp(
      String.raw`\b(?:something|anything|what is (?:on|up|happening))\b.{0,25}\b(?:in|near|around|at) ${PLACES}\b`,
    ),
  ),
  sure(
    'coins',
    /\bmy (?:total|whole|full|current|latest) (?:earnings|balance)\b|\b(?:total|all) (?:my )?earnings\b|\bhow much (?:have|did) i (?:earn|make|made)\w*\b/,
  ),
  certain(
    'courses',
    /\bdo you (?:offer|teach) (?:something|anything|lessons|classes|a (?:class|course)|courses) (?:on|about|for|in)\b|\bwhich lessons do you (?:teach|give|offer)\b|\bwhat (?:else )?do you teach\b/,
  ),
  certain(
    'courses',
    /\b(?:list|range|choice|selection) of (?:all )?(?:the |your )?(?:programs|programmes|courses|classes on offer)\b|\bwhat is on offer\b/,
  ),
  sure(
    'courses',
    /\bam i (?:doing|taking|registered for|enrolled (?:in|for)|in) (?:the )?\w+(?: course)? (?:or not|or what|at all)\b|\bdo you (?:have|offer|teach|do) (?:something|anything|lessons|classes|a class) (?:on|about|for|in)\b|\b(?:is|are) there (?:something|anything)\b.{0,40}\bfor (?:kids|children|beginners|matrics?|matriculants|teachers|nurses|farmers|adults|school)\b|\b(?:enrol|register|sign) me\b/,
  ),
];
