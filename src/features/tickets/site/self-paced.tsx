import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { createTranslator, useLocale, useTranslations } from 'use-intl'
import { contentContext } from '#content/context.ts'
import type { Language } from '#domain/language.ts'
import { maxTickets, ticketQuote } from '#domain/purchase/purchase.ts'
import { type TicketForm as FilledIn, type TicketFormInput, ticketFormSchema } from '#domain/purchase/purchase-form.ts'
import { type Certification, certificationByPath, certificationHref } from '#domain/workshop/certification.ts'
import { paymentWays } from '#domain/workshop/workshop-date.ts'
import { partialBuyer } from '#features/booking/site/partial-form.ts'
import { type OrderFormState, useOrderForm } from '#features/booking/site/use-order-form.ts'
import { useTariff } from '#features/booking/site/use-tariff.ts'
import { withIdempotencyKey } from '#features/booking/site/with-idempotency-key.ts'
import { ticketsContext } from '#features/tickets/context.ts'
import { type WorkshopsService, workshopsContext } from '#features/workshops/context.ts'
import type { ListedDate } from '#features/workshops/ports.ts'
import { voiceBeside } from '#features/workshops/site/trust-parts.ts'
import { VoiceBeside } from '#features/workshops/site/trust-section.tsx'
import { useCrumbs } from '#features/workshops/site/use-crumbs.ts'
import { stickerOf } from '#features/workshops/site/use-workshop-words.ts'
import { type WorkshopView, workshopView } from '#features/workshops/site/workshop-view.ts'
import { RadioField } from '#forms/tick-field.tsx'
import { clockContext, requestContext } from '#frame/context.ts'
import type { PageHandle } from '#frame/page-handle.ts'
import { pageHref } from '#frame/page-href.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { personalHref } from '#frame/personal-href.ts'
import { useSiteMode } from '#frame/site-mode.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { countryOptions } from '#i18n/countries.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { FormStep } from '#ui/form-step.tsx'
import type { Option } from '#ui/inputs.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/self-paced'
import { PurchaseFrame } from './purchase-frame.tsx'
import { PurchaseSection } from './purchase-section.tsx'
import { readPurchaseForm } from './read-purchase-form.ts'

export const handle = { interactive: true } satisfies PageHandle

/**
 * Self-paced booking (docs/product.md#pages): `/{lang}/workshops/{certification}/self-paced-booking`. What only the academy sells is found on its product
 * page, which leads to the academy's checkout.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const language = pageLanguage(params, facts)
  const certification = certificationByPath(params.certification)
  if (!certification?.hasSelfPaced) throw data(null, { status: 404 })
  const listed = await selfPacedOf(context.get(workshopsContext), certification, language)
  if (!listed) throw redirect(`/${language}/trainings/${certification.path}/${certification.slug}-product`)
  facts.cache('workshops', 'content')
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'purchase' })
  return {
    language,
    siteUrl: facts.siteUrl,
    path: `/workshops/${certification.path}/self-paced-booking`,
    crumbs: certificationHref(language, certification),
    title: t('tickets.title', { workshop: certification.title }),
    // The product page of the academy has the name of the course alone.
    metaTitle: `Tickets: ${t('tickets.title', { workshop: certification.title })}`,
    description: t('tickets.description', { workshop: certification.title }),
    workshop: workshopView(listed, language, context.get(clockContext).now()),
    voice: await voiceBeside(context.get(contentContext), { language, workshop: certification.slug }),
    countries: countryOptions(language),
    constraint: getZodConstraint(ticketFormSchema),
  }
}

/** Orders, or says why not: 422 for a form with mistakes, 429 above the limits, 500 when something broke. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  const language = pageLanguage(params, facts)
  const certification = certificationByPath(params.certification)
  const listed = certification && (await selfPacedOf(context.get(workshopsContext), certification, language))
  if (!listed) throw data(null, { status: 404 })
  const submission = parseWithZod(await readPurchaseForm(request), { schema: ticketFormSchema })
  const lastResult = withIdempotencyKey(submission.reply())
  if (submission.status !== 'success')
    return data({ lastResult, problem: null }, { status: submission.status === 'error' ? 422 : 200 })
  try {
    const outcome = await context.get(ticketsContext).buyTickets({
      workshop: listed.date.slug,
      form: submission.value,
      language,
      sender: facts.sender,
    })
    if (outcome.outcome === 'booked') return redirect(personalHref('order', { language, ...outcome }), 303)
    if (outcome.outcome === 'refused' && outcome.refusal.reason === 'too-many-orders')
      return data({ lastResult, problem: outcome.refusal.reason }, { status: 429 })
    if (outcome.outcome === 'refused' && outcome.refusal.reason === 'no-card-payment') {
      const fieldErrors = { payment: ['validation.noCardPayment'] }
      return data({ lastResult: withIdempotencyKey(submission.reply({ fieldErrors })), problem: null }, { status: 422 })
    }
  } catch (error) {
    facts.report(error)
    return data({ lastResult, problem: 'failed' as const }, { status: 500 })
  }
  throw data(null, { status: 404 })
}

/** The self-paced workshop of a kind, in the language of the visitor where there is one; null when we sell none ourselves. */
async function selfPacedOf(
  { workshopDates }: Pick<WorkshopsService, 'workshopDates'>,
  { slug }: Certification,
  language: Language,
): Promise<ListedDate | null> {
  const all = (await workshopDates()).filter(
    ({ date }) => date.delivery === 'self-paced' && date.certification === slug,
  )
  return all.find(({ date }) => date.language === language) ?? all[0] ?? null
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { language, siteUrl, path, metaTitle, description, workshop, crumbs } = loaderData
  return pageMeta({
    title: metaTitle,
    description,
    siteUrl,
    language,
    path,
    way: [
      { name: 'Workshops', path: '/workshops' },
      { name: workshop.title, path: crumbs.slice(language.length + 1) },
    ],
    picture: { sticker: workshop.certification },
  })
}

export default function SelfPacedBooking({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('purchase')
  const { workshop, countries, constraint, crumbs, language, title, voice } = loaderData
  return (
    <>
      <PageHead
        breadcrumb={[...useCrumbs(), { href: crumbs, label: workshop.title }, { label: t('tickets.crumb') }]}
        title={title}
        lede={
          <p>
            {t.rich('tickets.lede', {
              link: (chunks) => <a href={pageHref('selfPaced', language)}>{chunks}</a>,
            })}
          </p>
        }
        beside={voice && <VoiceBeside voice={voice} />}
        sticker={stickerOf(workshop.certification)}
        facts={[
          { label: t('facts.price'), value: formatPrice(workshop.price, language) },
          { label: t('facts.access'), value: t('facts.year') },
          { label: t('facts.language'), value: t('facts.both') },
          { label: t('facts.end'), value: t('facts.certificate') },
        ]}
      />
      <PurchaseSection heading={t('tickets.heading')} problem={actionData?.problem ?? null}>
        <TicketForm
          workshop={workshop}
          countries={countries}
          constraint={constraint}
          lastResult={actionData?.lastResult ?? null}
        />
      </PurchaseSection>
    </>
  )
}

interface TicketFormProps extends OrderFormState {
  workshop: WorkshopView
  countries: readonly Option[]
}

/** Orders tickets for a self-paced workshop (docs/product.md#self-paced). One form with or without JavaScript. */
function TicketForm({ workshop, countries, constraint, lastResult }: TicketFormProps) {
  const t = useTranslations('purchase')
  const { windows } = useSiteSettings()
  const takesCards = useSiteMode().cards !== 'none'
  const today = useTariff()
  const language = useLocale()
  const { form, fields, idempotencyKey } = useOrderForm<TicketFormInput, FilledIn>({
    id: 'tickets',
    loadRules: async () => (await import('./purchase-rules.ts')).ticketRules,
    constraint,
    lastResult,
    defaultValue: { tickets: 1, payment: 'invoice' },
  })
  const chosen = Number(fields.tickets.value)
  const { buyer, countryAssumed } = partialBuyer(form.value?.invoice)
  const quote = chosen >= 1 && chosen <= maxTickets ? ticketQuote(workshop, chosen, buyer, today) : null
  const extent = t('tickets.extent', { count: quote ? chosen : 0 })
  const byCard = fields.payment.value === 'card'
  const counts = Array.from({ length: maxTickets }, (_, index) => index + 1)
  return (
    <PurchaseFrame
      form={form}
      idempotencyKey={idempotencyKey}
      quote={quote}
      extent={extent}
      summary={{
        sticker: stickerOf(workshop.certification),
        title: workshop.title,
        extent: t('tickets.subject', { extent }),
        countryAssumed,
        note: byCard ? t('tickets.noteCard') : t('tickets.noteInvoice'),
      }}
      fields={fields}
      countries={countries}
      brief={t('tickets.terms')}
      payment={
        takesCards ? (
          <RadioField
            field={fields.payment}
            label={t('payment.question')}
            options={paymentWays.map((value) => ({
              value,
              label: t(`payment.ways.${value}`),
              hint: t(`payment.hints.${value}`, { days: windows.invoiceDays }),
            }))}
          />
        ) : (
          <>
            <input type="hidden" name={fields.payment.name} value="invoice" />
            <Text size="small">{t('payment.invoiceOnly', { days: windows.invoiceDays })}</Text>
          </>
        )
      }
    >
      <FormStep title={t('tickets.step')} intro={t('tickets.intro')}>
        <RadioField
          field={fields.tickets}
          label={t('tickets.question')}
          options={counts.map((count) => ({
            value: String(count),
            label: t('tickets.extent', { count }),
            hint: formatPrice(ticketQuote(workshop, count, buyer, today).net, language),
          }))}
        />
      </FormStep>
    </PurchaseFrame>
  )
}
