import type { Messages } from '#i18n/catalogue.ts'
import { navScreens } from './screens.ts'

type TitleOf = (messages: Messages) => string

/** Screens that no entry of the navigation leads to. */
const beside: readonly [path: string, title: TitleOf][] = [
  ['/office/account/second-factor', ({ officeAccount }) => officeAccount.secondFactor],
  ['/office/account', ({ officeFrame }) => officeFrame.account],
  ['/office/withdrawals', ({ officeToday }) => officeToday.lists.withdrawals],
  ['/office/webhooks', ({ officeWebhooks }) => officeWebhooks.title],
  ['/office/sign-in/code', ({ officeSignIn }) => officeSignIn.codeTitle],
  ['/office/sign-in', ({ officeSignIn }) => officeSignIn.title],
  ['/office/forgotten-password', ({ officeSignIn }) => officeSignIn.forgottenTitle],
  ['/office/new-password', ({ officeSignIn }) => officeSignIn.newPasswordTitle],
  ['/office/first-account', ({ officeSignIn }) => officeSignIn.firstTitle],
  ['/office/editor-password', ({ officeSignIn }) => officeSignIn.editorTitle],
  ['/office/invitation', ({ officeSignIn }) => officeSignIn.joinTitle],
]

const known: readonly [path: string, title: TitleOf][] = [
  ...beside,
  ...navScreens.map(({ path, name }): [string, TitleOf] => [path, ({ officeFrame }) => officeFrame.screens[name]]),
]

/**
 * What a screen is called in the list of open tabs, when it does not say it itself: the name of its place in the navigation. No name or
 * address of a person: titles stay in the history of the browser. Null for addresses that are nothing.
 */
export function screenTitle(path: string, messages: Messages): string | null {
  const place = known.find(([start]) => path === start || (start !== '/office' && path.startsWith(`${start}/`)))
  return place ? place[1](messages) : null
}
