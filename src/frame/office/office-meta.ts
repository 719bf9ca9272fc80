/** The title of a screen of the office, as browsers and those who listen say it. */
export function officeMeta(title: string | null) {
  return [
    { title: title ? `${title} – Flight Levels Office` : 'Flight Levels Office' },
    { name: 'robots', content: 'noindex' },
  ]
}
