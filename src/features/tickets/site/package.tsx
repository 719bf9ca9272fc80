import { getSelectProps } from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { createTranslator, useLocale, useTranslations } from 'use-intl'
import { contentContext } from '#content/context.ts'
import type { Bilingual, Language } from '#domain/language.ts'
import {
  nowWorkshops,
  type Programme,
  packageLimits,
  packagesFor,
  programmeNames,
  programmes,
} from '#domain/package/package.ts'
import { packageQuote } from '#domain/purchase/purchase.ts'
import {
  type PackageForm as FilledIn,
  type PackageFormInput,
  packageFormSchemas,
} from '#domain/purchase/purchase-form.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { partialBuyer } from '#features/booking/site/partial-form.ts'
import { type OrderFormState, useOrderForm } from '#features/booking/site/use-order-form.ts'
import { useTariff } from '#features/booking/site/use-tariff.ts'
import { withIdempotencyKey } from '#features/booking/site/with-idempotency-key.ts'
import { ticketsContext } from '#features/tickets/context.ts'
import { voiceBeside } from '#features/workshops/site/trust-parts.ts'
import { VoiceBeside } from '#features/workshops/site/trust-section.tsx'
import { stickerOf } from '#features/workshops/site/use-workshop-words.ts'
import { RadioField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { requestContext } from '#frame/context.ts'
import type { PageHandle } from '#frame/page-handle.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { personalHref } from '#frame/personal-href.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { countryOptions } from '#i18n/countries.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { Field } from '#ui/field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { type Option, Select } from '#ui/inputs.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { Route } from './+types/package'
import { PurchaseFrame } from './purchase-frame.tsx'
import { PurchaseSection } from './purchase-section.tsx'
import { readPurchaseForm } from './read-purchase-form.ts'

/** Where the content pages of the programmes are, behind their language. */
const paths: Record<Programme, Bilingual> = {
  now: { de: '/flight-levels-now', en: '/flight-levels-now' },
  realise: { de: '/flight-levels/umsetzen', en: '/flight-levels/realise' },
}

/** The page that explains a programme: '/de/flight-levels-now' */
function programmeHref(programme: Programme, language: Language): string {
  return `/${language}${paths[programme][language]}`
}

export const handle = { interactive: true } satisfies PageHandle

/** Orders a package: `/{lang}/packages/now` and `/{lang}/packages/realise`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const language = pageLanguage(params, facts)
  const programme = programmeOf(params.programme)
  facts.cache('content')
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'purchase' })
  return {
    language,
    siteUrl: facts.siteUrl,
    programme,
    title: programmeNames[programme][language],
    // The page about the programme has its name alone.
    metaTitle: t('package.title', { programme: programmeNames[programme][language] }),
    description: t(`package.lede.${programme}`),
    voice: await voiceBeside(context.get(contentContext), { language }),
    countries: countryOptions(language),
    constraint: getZodConstraint(packageFormSchemas[programme]),
  }
}

/** Orders, or says why not: 422 for a form with mistakes, 429 above the limits, 500 when something broke. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  const { buyPackage } = context.get(ticketsContext)
  const language = pageLanguage(params, facts)
  const programme = programmeOf(params.programme)
  const submission = parseWithZod(await readPurchaseForm(request), { schema: packageFormSchemas[programme] })
  const lastResult = withIdempotencyKey(submission.reply())
  if (submission.status !== 'success')
    return data({ lastResult, problem: null }, { status: submission.status === 'error' ? 422 : 200 })
  try {
    const outcome = await buyPackage({ programme, form: submission.value, language, sender: facts.sender })
    if (outcome.outcome === 'booked') return redirect(personalHref('order', { language, ...outcome }), 303)
    if (outcome.refusal.reason === 'too-many-orders')
      return data({ lastResult, problem: outcome.refusal.reason }, { status: 429 })
    throw new Error(`the form let a package pass that is not sold: ${outcome.refusal.reason}`)
  } catch (error) {
    facts.report(error)
    return data({ lastResult, problem: 'failed' as const }, { status: 500 })
  }
}

function programmeOf(name: string): Programme {
  const programme = programmes.find((one) => one === name)
  if (!programme) throw data(null, { status: 404 })
  return programme
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { language, siteUrl, programme, metaTitle, description } = loaderData
  return pageMeta({ title: metaTitle, description, siteUrl, language, path: `/packages/${programme}` })
}

export default function Package({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('purchase')
  const workshops = useTranslations('workshops')
  const { programme, countries, constraint, language, title, description, voice } = loaderData
  return (
    <>
      <PageHead
        breadcrumb={[
          { href: `/${language}`, label: workshops('start') },
          { href: programmeHref(programme, language), label: title },
          { label: t('package.crumb') },
        ]}
        title={t('package.title', { programme: title })}
        lede={<p>{description}</p>}
        beside={voice && <VoiceBeside voice={voice} />}
      />
      <PurchaseSection heading={t('package.heading')} problem={actionData?.problem ?? null}>
        <PackageForm
          key={programme}
          programme={programme}
          countries={countries}
          constraint={constraint}
          lastResult={actionData?.lastResult ?? null}
        />
      </PurchaseSection>
    </>
  )
}

interface PackageFormProps extends OrderFormState {
  programme: Programme
  countries: readonly Option[]
}

/** Orders Flight Levels NOW or Realise for the people of one company (docs/product.md#packages). */
function PackageForm({ programme, countries, constraint, lastResult }: PackageFormProps) {
  const t = useTranslations('purchase')
  const booking = useTranslations('booking')
  const { windows } = useSiteSettings()
  const today = useTariff()
  const language = useLocale()
  const errorText = useErrorText()
  const { form, fields, idempotencyKey } = useOrderForm<PackageFormInput, FilledIn>({
    id: 'package',
    loadRules: async () => (await import('./purchase-rules.ts')).packageRules[programme],
    constraint,
    lastResult,
  })
  const { least, most } = packageLimits[programme]
  const people = Number(fields.people.value)
  const certification = nowWorkshops.find((slug) => slug === fields.workshop.value) ?? null
  const { buyer, countryAssumed } = partialBuyer(form.value?.invoice)
  const isOnSale = packagesFor(programme, people).length > 0
  const quote = isOnSale ? packageQuote({ programme, people, certification, buyer }, today) : null
  const extent = t('package.extent', { count: isOnSale ? people : 0 })
  const { now, realise } = today.tariff.prices.packages
  const price = (cents: number) => formatPrice(cents, language)
  const shown = { price: price(now), three: price(realise[3]), four: price(realise[4]), five: price(realise[5]) }
  const { key: peopleKey, ...peopleProps } = getSelectProps(fields.people, { ariaAttributes: false })
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))
  return (
    <PurchaseFrame
      form={form}
      idempotencyKey={idempotencyKey}
      quote={quote}
      extent={extent}
      summary={{
        sticker: stickerOf(certification ?? 'flin'),
        title: programmeNames[programme][language],
        extent,
        countryAssumed: quote !== null && countryAssumed,
        note: t('package.note'),
      }}
      fields={fields}
      countries={countries}
      companyRequired
      brief={t('package.terms', { days: windows.invoiceDays })}
    >
      <FormStep title={t('package.step')} intro={t(`package.intro.${programme}`, shown)}>
        <Field id={fields.people.id} label={t('package.people')} error={errorText(fields.people.errors)}>
          {(control) => (
            <Select
              key={peopleKey}
              {...peopleProps}
              {...control}
              placeholder={booking('choose')}
              options={counts.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        {programme === 'now' && (
          <RadioField
            field={fields.workshop}
            label={t('package.workshop')}
            options={nowWorkshops.map((value) => ({ value, label: certificationBySlug(value)?.title }))}
          />
        )}
      </FormStep>
    </PurchaseFrame>
  )
}
