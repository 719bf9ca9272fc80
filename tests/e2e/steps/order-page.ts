import { expect, type Page } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import { wordsOf } from './wording.ts'

/**
 * Without JavaScript the browser carries the fragment of the form's address over the redirect (RFC 9110 §10.2.2). `?again`: where the answer
 * took more than 30 s, as on a machine with too much to do, the form has asked for its order and shows the one that it has made.
 */
export const orderAddress = {
  de: /\/de\/order\/[\w-]{43}(?:\?(?:again|done=seat-cancelled))?(?:#(?:book|confirm|changes))?$/,
  en: /\/en\/order\/[\w-]{43}(?:\?(?:again|done=seat-cancelled))?(?:#(?:book|confirm|changes))?$/,
}

/** The order page by its parts. */
export function orderPage(page: Page, language: Language) {
  const t = wordsOf(language)
  const headed = (title: string) => page.getByRole('heading', { name: title, exact: true }).locator('..')
  return {
    summary: page.getByRole('region', { name: t('order.summary') }),
    participants: headed(t('order.participants')).getByRole('listitem'),
    workshop: headed(t('order.workshop')),
    calendar: page.getByRole('link', { name: t('order.calendar') }),
    /** A fact of the page's head: date, order number, customer number. */
    fact: (name: 'date' | 'orderNumber' | 'customerNumber') =>
      page.locator(`main header dt:text-is("${t(`order.${name}`)}") + dd`),
    /** Resolves when the booking is through. */
    async isOpen() {
      await expect(page).toHaveURL(orderAddress[language])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
}
