import { describe, expect, it } from 'vitest';
import { needsPlainWords, plainMessage } from '../language/plain-message.ts';
import { ruledIntent } from './intent-rules.ts';

describe('a plain message', () => {
  it.each([
    ['Hoeveel munte het ek?', 'how many coins have i'],
    ['Hoeveel van die kursus het ek klaar?', 'how many of the course have i finished'],
    ['Does the cell die in the van?', 'does the cell die in the van'],
    ['What is my progres?', 'what is my progress'],
    ['wheres my certifcate', 'where is my certificate'],
    ['hw much data 4 testing', 'how much data for testing'],
    ['I hav 4 hrs a wk 2 learn', 'i have 4 hours a week to learn'],
    ['Eish, amacoins ami', 'coins my'],
    ['Hoe ver is ek al?', 'how far am i already'],
    ['Ek verstaan nie hierdie les nie', 'i do not understand this lesson'],
    ["Maak vir my 'n rooster", 'make for me a timetable'],
    ['Likhona i class kusasa?', 'is there class tomorrow'],
    ['Zingaki ama badges zami?', 'how many badges my'],
    ['Yini i-course elandelayo?', 'what course next'],
    ['I am done, ngicela usizo', 'i am done please help'],
    ['Is my n-gram model right?', 'is my n-gram model right'],
    ['Explain the net profit of n items', 'explain the net profit of n items'],
    ['Leboha! Explain the net profit of n items', 'thanks explain the net profit of n items'],
    ['What is a constructor?', 'what is a constructor'],
    ['Explain hasOwnProperty', 'explain hasownproperty'],
    ['What is a type II error?', 'what is a type ii error'],
    ['Is lst > gt?', 'is lst gt'],
    ['What do def, min, exp and y do?', 'what do def min exp and y do'],
    ["What's left? I can't see it, I'm lost", 'what is left i can not see it i am lost'],
    ["They're Thandi's and we've none", 'they are thandi s and we have none'],
    ['Wat is die les oor lusse?', 'what is the lesson about lusse'],
    ['Hoeveel lesse het ek nog oor?', 'how many lessons have i still left'],
    ['Elke dorp net een keer asb', 'every town only one time'],
    ['Wat is die gemiddelde prys per maand?', 'what is the average price per month'],
    ['Cacisa umahluko between a list and a dictionary', 'explain difference between a list and a dictionary'],
    ['Can robots take mosebetsi ya ka?', 'can robots take job ya ka'],
    ['What is VAT and what is a teen?', 'what is vat and what is a teen'],
  ])('of %j is %j', (message, plain) => {
    expect(plainMessage(message)).toBe(plain);
  });

  it('knows when a message is not English as it is written in books', () => {
    const messages = ['wys my vordering', 'wats nxt', 'show my progress'];
    expect(messages.map((message) => needsPlainWords(message))).toEqual([true, true, false]);
  });
});

describe('the rules', () => {
  it.each([
    ['Show my progress', 'progress'],
    ['What should I learn next?', 'next-lesson'],
    ['I need help with my current lesson', 'current-lesson'],
    ['How many coins do I have?', 'coins'],
    ['What can I get for my coins?', 'rewards'],
    ['Did I get coins for that lesson?', 'coins'],
    ['How do I earn coins?', 'rewards'],
    ['Hoeveel van die kursus het ek klaar?', 'progress'],
    ['When is my next session?', 'sessions'],
    ['I have 5 hours a week, make a plan', 'study-plan'],
    ['Can I talk to a person?', 'person'],
    ['Sawubona', 'greeting'],
  ])('AGENT-05 AGENT-06 AGENT-07 take %j for %s', (message, intent) => {
    expect(ruledIntent(plainMessage(message))?.intent).toBe(intent);
  });

  it.each([
    // Contractions
    ['What’s next for me?', 'next-lesson'],
    ['What’s left of my course?', 'progress'],
    ['I’m stuck', 'current-lesson'],
    ['I’m new here', 'first-steps'],
    // Two subjects of the product: the one that is asked for decides
    ['Is there a badge for a long streak?', 'badges'],
    ['Which medal of mine came with the certificate?', 'badges'],
    ['Do I have enough coins for a reward?', 'rewards'],
    ['Can I convert my coins into airtime?', 'rewards'],
    ['Please adjust my schedule, I missed some classes', 'study-plan'],
    ['How many hours should I study to be done in March?', 'study-plan'],
    ['How many points did I get in this chat?', 'level'],
    ['Can my certificate go onto LinkedIn?', 'community'],
    ['How can I boast about my badge?', 'community'],
    // Hours in words
    ['I have half an hour a day', 'study-plan'],
    ['Twice a week I can do two hours', 'study-plan'],
    // Synonyms
    ['Is anything lined up for the weekend?', 'events'],
    ['What’s cooking at the academy?', 'events'],
    ['Are there any AI talks?', 'events'],
    ['Where is the points shop?', 'rewards'],
    ['Do you have vouchers?', 'rewards'],
    ['What happens when I refer my cousin?', 'rewards'],
    ['What was my longest stretch?', 'streak'],
    ['Five days on the trot, right?', 'streak'],
    ['Can I get a consultation?', 'sessions'],
    ['Is there a 1-on-1 for me?', 'sessions'],
    ['Where is the Zoom link?', 'sessions'],
    ['Am I still on the waitlist?', 'sessions'],
    ['Was my project marked already?', 'assessments'],
    ['Is 75 percent enough to pass?', 'assessments'],
    ['How many stars do I have?', 'badges'],
    ['Show me the earnings', 'coins'],
    // Typing errors
    ['It keeps saying NameError', 'current-lesson'],
    ['I am getting a KeyError again', 'current-lesson'],
    // Words from home languages
    ['Hoe vaar ek in die kursus?', 'progress'],
    ['Is daar enige kanse oor vir die toets?', 'assessments'],
    ['Het ek die les agter die rug?', 'progress'],
    ['Ngikuliphi i-level?', 'level'],
    ['Ngingawasebenzisa ama coins?', 'rewards'],
    ['is smth planned in jhb', 'events'],
    // Phrases that name nothing in the product
    ['Am I on schedule?', 'progress'],
    ['What have I left before the end?', 'progress'],
    ['How much is there still to go?', 'progress'],
    ['How many hours did I log in June?', 'progress'],
    ['Completed that one, what now', 'next-lesson'],
    ['Will I lose my run if I rest?', 'streak'],
    ['Please spread my lessons over the months', 'study-plan'],
    ['I want to be through by the end of June', 'study-plan'],
    ['Could I finish before Easter?', 'study-plan'],
    ['finish Python for AI before 15 March', 'study-plan'],
    ['be done in three weeks', 'study-plan'],
    ['I must complete it next year June', 'study-plan'],
    ['I need a letter that proves it', 'certificates'],
    ['Is anything scheduled for next week?', 'events'],
    ['Is there something on in Polokwane?', 'events'],
    ['What if I refer my neighbour?', 'rewards'],
    ['Is there a gift for good work?', 'rewards'],
    ['Who is at the top of the list?', 'community'],
    ['Is there a Slack for learners?', 'community'],
    ['Do you teach anything about Excel?', 'courses'],
    ['Is the course free or must I pay?', 'courses'],
    ['Did somebody review my project?', 'assessments'],
    ['Wat kan ek met my munte koop?', 'rewards'],
    ['Is my projek al nagesien?', 'assessments'],
    ['Sengifike kuphi ngezifundo?', 'progress'],
  ])('take %j for %s', (message, intent) => {
    expect(ruledIntent(plainMessage(message))?.intent).toBe(intent);
  });

  it.each([
    'What is a NameError?',
    'What is overfitting?',
    'How much data for testing?',
    'Why do isiZulu replies cost more?',
    'What is a false alarm?',
    'How do I finish a loop before the end of a list?',
  ])('leave %j to the lessons', (message) => {
    expect(ruledIntent(plainMessage(message))).toBeNull();
  });
});
