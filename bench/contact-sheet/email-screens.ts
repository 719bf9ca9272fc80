import { pageAt } from './page-routes.ts'
import type { Scene } from './scene.ts'
import type { Screen } from './screen.ts'

/** One screen for each kind of page that mails lead to: orders, offers, invitations … */
export function emailScreens({ links }: Scene): Screen[] {
  const first = new Map<string, string>()
  for (const link of links) {
    const file = pageAt(link)
    if (file && /^routes\/(?:personal|office)\//.test(file) && !first.has(file)) first.set(file, link)
  }
  return [...first].map(([file, link]) => ({
    name: file.replace(/^routes\/(.*)[.]tsx$/, '$1'),
    show: ({ page, language }) => page.goto(link.replace(/^\/(?:de|en)\//, `/${language}/`)),
  }))
}
