import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { isLanguage, languages } from '#domain/language.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import type { SiteBundle } from '../site-build.ts'

/** `/mails`, in development only: every mail from its sample, in both languages. Samples are loaded on each request. */
export function mailPreview(bundle: () => Promise<SiteBundle>): Hono {
  const app = new Hono()
  const examples = async () => (await (await bundle()).entry.module.mailExamples()) ?? []

  app.get('/mails', async (context) => {
    const { renderMail } = (await bundle()).entry.module
    const rows = await Promise.all(
      (await examples()).map(async (mail, index) => {
        const subjects = await Promise.all(
          languages.map(async (language) => {
            const { subject } = await renderMail(mail, language, defaultSettings)
            const href = `/mails/${index}/${language}`
            return html`<p>${subject} <a href="${href}">HTML</a> <a href="${href}/text">Text</a></p>`
          }),
        )
        return html`<dt><b>${mail.kind}</b></dt><dd>${subjects}</dd>`
      }),
    )
    return context.html(html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>
      <body style="font: 16px/1.5 sans-serif; margin: 2rem; max-width: 60rem"><h1>Mails</h1><dl>${rows}</dl></body></html>`)
  })

  app.get('/mails/:index/:language/:format?', async (context) => {
    const { index, language, format } = context.req.param()
    const mail = (await examples())[Number(index)]
    if (!mail || !isLanguage(language)) return context.notFound()
    const rendered = await (await bundle()).entry.module.renderMail(mail, language, defaultSettings)
    return format === 'text' ? context.text(rendered.text) : context.html(raw(rendered.html))
  })
  return app
}
