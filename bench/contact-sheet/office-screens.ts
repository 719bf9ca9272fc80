import { openFound } from '#tests/e2e/steps/walk-office.ts'
import type { Scene } from './scene.ts'
import type { Screen } from './screen.ts'

/** Before its door, and every screen behind it by the example that a walk through the office has found. */
export function officeScreens({ office }: Scene): Screen[] {
  const found = office.filter(({ isPage }) => isPage)
  return [
    { name: 'sign in', show: ({ page }) => page.goto('/office/sign-in') },
    { name: 'forgotten password', show: ({ page }) => page.goto('/office/forgotten-password') },
    ...found.map((screen) => ({
      name: screen.path,
      inOffice: true,
      // what is edited as it is fills the window, whatever its length
      asItStands: screen.path === '/office/pages/:page',
      show: ({ page }: { page: Parameters<typeof openFound>[0] }) => openFound(page, screen),
    })),
    { name: 'no screen of the office', inOffice: true, show: ({ page }) => page.goto('/office/nowhere') },
  ]
}
