import { pageAt } from './page-routes.ts'
import type { Scene } from './scene.ts'
import type { Screen } from './screen.ts'

/** One screen for each kind of page that letters lead to: orders, offers, invitations …, and what an order can become. */
export function letterScreens({ links }: Scene): Screen[] {
  const first = new Map<string, string>()
  for (const link of links) {
    const file = pageAt(link)
    if (file && /^routes\/(?:personal|office)\//.test(file) && !first.has(file)) first.set(file, link)
  }
  // a package has no other date to go to
  const invoice = first.get('routes/personal/invoice.tsx')
  if (invoice) first.set('routes/personal/order-change.tsx', invoice.replace(/invoice$/, 'change'))
  return [...first].map(([file, link]) => ({
    name: file.replace(/^routes\/(.*)[.]tsx$/, '$1'),
    show: ({ page, language }) => page.goto(link.replace(/^\/(?:de|en)\//, `/${language}/`)),
  }))
}
