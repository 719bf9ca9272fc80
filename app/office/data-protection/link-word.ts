/** What a personal link is for, by its purpose; `officePrivacy.link.{word}` in the messages. */
const words = {
  order: 'order',
  registration: 'registration',
  offer: 'offer',
  comment: 'comment',
  participant: 'participant',
  payment: 'payment',
  consent: 'consent',
  'newsletter-confirm': 'newsletter',
  'newsletter-end': 'newsletter',
} as const

type LinkWord = (typeof words)[keyof typeof words]

export function linkWord(purpose: string): LinkWord | 'other' {
  return Object.hasOwn(words, purpose) ? words[purpose as keyof typeof words] : 'other'
}
