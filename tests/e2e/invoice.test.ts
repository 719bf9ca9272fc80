import { PDFDocument } from '@cantoo/pdf-lib'
import { expect } from '@playwright/test'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { lookClosely } from './steps/look-closely.ts'
import { filledForm, send } from './steps/posted-form.ts'
import { hrefOf } from './steps/workshop-dates.ts'

test('Vera gets from her order to its invoice: to print, as a PDF, as data; no one else does', async ({
  page,
  surprises,
}) => {
  surprises.allowStatus(404)
  const answer = await send(page.request, hrefOf(theFl2dInHamburg), filledForm('rechnung@post.example'))
  const order = answer.headers().location ?? ''
  await page.goto(order)
  const panel = page.getByRole('region', { name: 'Rechnung', exact: true })
  const number = /R-\d{4}-\d{4}/.exec(await panel.innerText())?.[0] ?? ''

  await test.step('the page to print', async () => {
    await panel.getByRole('link', { name: 'Zum Ansehen und Drucken' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Rechnung ${number}`)
    await expect(page.getByRole('row', { name: /^Gesamtbetrag/ })).toContainText('€ 2.368,10')
    await expect(page.getByRole('main')).toContainText('Vera Kranzelmayer')
    await lookClosely(page)
  })

  await test.step('the files', async () => {
    const pdf = await page.request.get(`${order}/invoice.pdf`)
    expect([pdf.status(), pdf.headers()['content-type'], pdf.headers()['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    // Opens as a document, with the invoice's data inside: what a broken byte would prevent.
    const document = await PDFDocument.load(await pdf.body(), { throwOnInvalidObject: true })
    expect(document.getPageCount()).toBe(1)
    expect(document.getAttachments().map(({ name }) => name)).toEqual(['factur-x.xml'])
    const xml = await page.request.get(`${order}/invoice.xml?number=${number}`)
    expect(await xml.text()).toContain(`<ram:ID>${number}</ram:ID>`)
  })

  await test.step('what is guessed is not there', async () => {
    const guessed = order.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const path of ['/invoice', '/invoice.pdf', '/invoice.xml']) {
      for (const address of [`${guessed}${path}`, `${order}${path}?number=R-2026-9999`, `${order.slice(0, -3)}${path}`])
        expect((await page.request.get(address)).status(), path).toBe(404)
    }
  })
})
