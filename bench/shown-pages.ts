/** The pages whose speed and scores are shown, one of each kind. The address of a date changes with the calendar. */
export async function shownPages(siteUrl: string): Promise<{ name: string; path: string }[]> {
  const list = await (await fetch(`${siteUrl}/de/workshops`)).text()
  const detail = /href="(\/de\/workshops\/[^/"]+\/fl2d-hamburg-[\d-]+)"/.exec(list)?.[1]
  if (!detail) throw new Error('there is no date in Hamburg')
  return [
    { name: 'start page', path: '/de' },
    { name: 'workshop list', path: '/de/workshops' },
    { name: 'workshop and form', path: detail },
    { name: 'blog post', path: '/de/blog/das-board-das-euch-fehlt' },
  ]
}
