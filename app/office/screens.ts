import { may, type OfficeTask, type Role } from '#domain/office/role.ts'

/** The parts of the navigation, from top to bottom. */
const navParts = ['work', 'lists', 'content', 'house'] as const
type NavPart = (typeof navParts)[number]

/** Names of the entries: `officeFrame.screens.{name}` in the messages. */
type NavName =
  | 'today'
  | 'dates'
  | 'bookings'
  | 'comments'
  | 'newsletter'
  | 'messages'
  | 'mails'
  | 'pages'
  | 'posts'
  | 'testimonials'
  | 'menus'
  | 'redirects'
  | 'media'
  | 'exports'
  | 'dataProtection'
  | 'settings'
  | 'members'
  | 'tokens'
  | 'log'

interface OfficeScreen {
  /** As in app/routes.ts, parameters included: '/office/dates/:date'. */
  path: string
  task: OfficeTask
  /** Left out for screens that others lead to. */
  nav?: { part: NavPart; name: NavName }
}

/**
 * Every screen of the office. One test walks them all with every role (server/http/office.test.ts), another holds them against
 * app/routes.ts (beside this file). The navigation shows those that the member may see, in this order.
 */
export const officeScreens: readonly OfficeScreen[] = [
  { path: '/office', task: 'today', nav: { part: 'work', name: 'today' } },
  { path: '/office/bookings', task: 'handle-bookings', nav: { part: 'work', name: 'bookings' } },
  { path: '/office/bookings/:booking', task: 'handle-bookings' },
  { path: '/office/bookings/:booking/:document', task: 'handle-bookings' },
  { path: '/office/withdrawals/:withdrawal', task: 'handle-bookings' },
  { path: '/office/comments', task: 'keep-lists', nav: { part: 'lists', name: 'comments' } },
  { path: '/office/newsletter', task: 'keep-lists', nav: { part: 'lists', name: 'newsletter' } },
  { path: '/office/newsletter/:subscription', task: 'keep-lists' },
  { path: '/office/messages', task: 'keep-lists', nav: { part: 'lists', name: 'messages' } },
  { path: '/office/messages/:message', task: 'keep-lists' },
  { path: '/office/mails/:mail', task: 'keep-lists' },
  { path: '/office/mails', task: 'keep-lists', nav: { part: 'lists', name: 'mails' } },
  { path: '/office/pages', task: 'edit-content', nav: { part: 'content', name: 'pages' } },
  { path: '/office/pages/new', task: 'edit-content' },
  { path: '/office/pages/:page', task: 'edit-content' },
  { path: '/office/pages/:page/history', task: 'edit-content' },
  { path: '/office/pages/:page/address', task: 'edit-content' },
  { path: '/office/pages/:page/search', task: 'edit-content' },
  { path: '/office/pages/:page/preview', task: 'edit-content' },
  { path: '/office/exports', task: 'export', nav: { part: 'house', name: 'exports' } },
  { path: '/office/exports/file', task: 'export' },
  { path: '/office/data-protection', task: 'protect-data', nav: { part: 'house', name: 'dataProtection' } },
  { path: '/office/data-protection/file', task: 'protect-data' },
  { path: '/office/data-protection/erase', task: 'protect-data' },
  { path: '/office/data-protection/download', task: 'protect-data' },
  { path: '/office/members', task: 'members', nav: { part: 'house', name: 'members' } },
  { path: '/office/members/:member/name', task: 'members' },
  { path: '/office/settings', task: 'settings', nav: { part: 'house', name: 'settings' } },
  { path: '/office/settings/company', task: 'settings' },
  { path: '/office/settings/prices', task: 'settings' },
  { path: '/office/settings/vat', task: 'settings' },
  { path: '/office/settings/cancellation', task: 'settings' },
  { path: '/office/settings/windows', task: 'settings' },
  { path: '/office/settings/mails', task: 'settings' },
  { path: '/office/settings/mails/:kind/:language', task: 'settings' },
  { path: '/office/settings/mails/:kind/:language/preview', task: 'settings' },
  { path: '/office/settings/connections', task: 'settings' },
  { path: '/office/tokens', task: 'edit-content', nav: { part: 'house', name: 'tokens' } },
  { path: '/office/log', task: 'read-log', nav: { part: 'house', name: 'log' } },
  { path: '/office/log/file', task: 'export' },
  { path: '/office/webhooks', task: 'connect' },
  { path: '/office/webhooks/:webhook', task: 'connect' },
  { path: '/office/account', task: 'account' },
  { path: '/office/account/second-factor', task: 'account' },
  { path: '/office/dates', task: 'see-dates', nav: { part: 'work', name: 'dates' } },
  { path: '/office/dates/new', task: 'run-dates' },
  { path: '/office/dates/:date', task: 'see-dates' },
  { path: '/office/dates/:date/edit', task: 'run-dates' },
  { path: '/office/dates/:date/move', task: 'run-dates' },
  { path: '/office/dates/:date/call-off', task: 'run-dates' },
  { path: '/office/dates/:date/confirm', task: 'run-dates' },
  { path: '/office/dates/:date/series', task: 'run-dates' },
  { path: '/office/dates/:date/attendance', task: 'see-dates' },
  { path: '/office/dates/:date/list', task: 'see-dates' },
  { path: '/office/dates/:date/badges', task: 'see-dates' },
  { path: '/office/dates/:date/waiting/:registration', task: 'run-dates' },
  { path: '/office/posts', task: 'edit-content', nav: { part: 'content', name: 'posts' } },
  { path: '/office/posts/new', task: 'edit-content' },
  { path: '/office/posts/:post', task: 'edit-content' },
  { path: '/office/posts/:post/search', task: 'edit-content' },
  { path: '/office/posts/:post/address', task: 'edit-content' },
  { path: '/office/posts/:post/text', task: 'edit-content' },
  { path: '/office/posts/:post/revisions/:revision', task: 'edit-content' },
  { path: '/office/media', task: 'edit-content', nav: { part: 'content', name: 'media' } },
  { path: '/office/media/:picture', task: 'edit-content' },
  { path: '/office/testimonials', task: 'edit-content', nav: { part: 'content', name: 'testimonials' } },
  { path: '/office/testimonials/new', task: 'edit-content' },
  { path: '/office/testimonials/:testimonial', task: 'edit-content' },
  { path: '/office/menus', task: 'edit-content', nav: { part: 'content', name: 'menus' } },
  { path: '/office/menus/:menu', task: 'edit-content' },
  { path: '/office/redirects', task: 'edit-content', nav: { part: 'content', name: 'redirects' } },
]

export interface NavEntry {
  href: string
  name: NavName
}

/** What a member finds in the navigation, part by part. */
export function navFor(role: Role): { part: NavPart; entries: NavEntry[] }[] {
  return navParts.flatMap((part) => {
    const entries = officeScreens.flatMap(({ path, task, nav }) =>
      nav?.part === part && may(role, task) ? [{ href: path, name: nav.name }] : [],
    )
    return entries.length > 0 ? [{ part, entries }] : []
  })
}

/** The address of a screen that others lead to, or null when it is not there or not for this role: '/office/dates/:date' with its id. */
export function screenHref(role: Role, path: string, id?: string): string | null {
  const screen = officeScreens.find((known) => known.path === path)
  if (!screen || !may(role, screen.task)) return null
  return id === undefined ? path : path.replace(/:\w+/, encodeURIComponent(id))
}
