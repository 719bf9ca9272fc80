/** Pages of the content system and of the blog, by their addresses behind the language. */
export const contentPages: readonly { de: string; en: string }[] = [
  ...['flight-levels', 'flight-levels-now', 'consulting', 'speaking', 'twig'].map(inBoth),
  { de: 'flight-levels/entdecken', en: 'flight-levels/discover' },
  { de: 'flight-levels/umsetzen', en: 'flight-levels/realise' },
  { de: 'buecher', en: 'books' },
  { de: 'ueber-uns', en: 'about' },
  { de: 'kontakt', en: 'contact' },
  { de: 'was-ist-self-paced', en: 'what-is-self-paced' },
  { de: 'regionale-preise', en: 'regional-prices' },
  { de: 'zusatz-workshops', en: 'add-on-workshops' },
  inBoth('trainings/flight-level-2-design/fl2d-product'),
  inBoth('trainings/flight-levels-coach-program/flco-product'),
  { de: 'blog/das-board-das-euch-fehlt', en: 'blog/the-board-you-dont-have-yet' },
  { de: 'impressum', en: 'imprint' },
  { de: 'agb', en: 'terms' },
  { de: 'datenschutzerklaerung', en: 'privacy' },
  { de: 'barrierefreiheit', en: 'accessibility' },
]

function inBoth(path: string) {
  return { de: path, en: path }
}
