const toTheWriter = 'In the language of who reads the answer, not of who writes it.'
const sameWord = 'The word is the same in both languages.'
const ownName = 'A name of the company’s own, which is not translated.'

/** Texts that are rightly the same in German and English, each with its reason. */
export const sameOnPurpose: Record<string, string> = {
  Auto: sameWord,
  Blog: sameWord,
  Bank: sameWord,
  BIC: sameWord,
  Coaching: sameWord,
  Consulting: sameWord,
  Browser: sameWord,
  Code: sameWord,
  Design: sameWord,
  Filter: sameWord,
  IBAN: sameWord,
  Info: sameWord,
  'Live online': sameWord,
  Name: sameWord,
  Newsletter: sameWord,
  Online: sameWord,
  Passkeys: sameWord,
  'Person {number}': sameWord,
  Social: sameWord,
  Spam: sameWord,
  Speaking: sameWord,
  Team: sameWord,
  Test: sameWord,
  Webhooks: sameWord,
  Workshops: sameWord,
  'Flight Levels': ownName,
  'Flight Levels Introduction': ownName,
  TWiG: ownName,
  'Re: Deine Nachricht an Flight Levels': toTheWriter,
  'Re: Your message to Flight Levels': toTheWriter,
  'Page not found: {path}': 'The specification gives it in English only (SPEC §8).',
  Workshop: sameWord,
}
