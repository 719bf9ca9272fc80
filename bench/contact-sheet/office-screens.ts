import type { Screen, Visit } from './screen.ts'

/** What stands in the office's navigation, and what is one step behind it. */
export const officeScreens: readonly Screen[] = [
  at('today', ''),
  at('bookings', 'bookings'),
  firstOf('booking', 'bookings'),
  at('dates', 'dates'),
  at('new date', 'dates/new'),
  firstOf('date', 'dates'),
  at('pages', 'pages'),
  { ...firstOf('page editor', 'pages'), asItStands: true },
  at('posts', 'posts'),
  at('new post', 'posts/new'),
  at('pictures', 'media'),
  at('menus', 'menus'),
  at('testimonials in the office', 'testimonials'),
  at('redirects', 'redirects'),
  at('comments', 'comments'),
  at('subscribers', 'newsletter'),
  at('messages', 'messages'),
  at('sent mails', 'mails'),
  at('exports', 'exports'),
  at('data protection', 'data-protection'),
  at('settings', 'settings'),
  at('prices', 'settings/prices'),
  at('words of mails', 'settings/mails'),
  at('members', 'members'),
  at('tokens', 'tokens'),
  at('account', 'account'),
]

function at(name: string, path: string): Screen {
  return { name, inOffice: true, show: ({ page }) => page.goto(`/office/${path}`) }
}

/** What the first line of a list leads to. */
function firstOf(name: string, list: string): Screen {
  return {
    name,
    inOffice: true,
    async show({ page }: Visit) {
      await page.goto(`/office/${list}`)
      const lines = page.getByRole('main').locator(`a[href^="/office/${list}/"]:not([href$="/new"])`)
      await page.goto((await lines.first().getAttribute('href')) ?? '')
      await page.waitForLoadState('networkidle')
    },
  }
}
