import { getZodConstraint } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { createTranslator, useTranslations } from 'use-intl'
import { contentContext } from '#content/context.ts'
import type { Bilingual, Language } from '#domain/language.ts'
import { type Programme, packagesFor, programmeNames, programmes } from '#domain/package/package.ts'
import { packageFormSchemas } from '#domain/purchase/purchase-form.ts'
import { shownBox, withIdempotencyKey } from '#features/booking/site/with-idempotency-key.ts'
import { servicePortsContext } from '#features/context.ts'
import { buyPackage } from '#features/tickets/place-purchase.ts'
import { VoiceBeside, voiceBeside } from '#features/workshops/site/trust-section.tsx'
import { formBody, readForm } from '#forms/read-form.ts'
import { Island } from '#frame/islands/island.tsx'
import type { PageHandle } from '#frame/page-handle.ts'
import { personalHref } from '#frame/page-href.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { PageHead } from '#ui/page-head.tsx'
import type { Route } from './+types/package'
import PackageIsland from './package-island.tsx'

/** The content pages of the programmes, by path without language. */
const paths: Record<Programme, Bilingual> = {
  now: { de: '/flight-levels-now', en: '/flight-levels-now' },
  realise: { de: '/flight-levels/umsetzen', en: '/flight-levels/realise' },
}

function programmeHref(programme: Programme, language: Language): string {
  return `/${language}${paths[programme][language]}`
}

export const handle = { interactive: import.meta.env.DEV } satisfies PageHandle

/** `/{lang}/packages/now` and `/{lang}/packages/realise`; with `?people=4` for a group of four. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { facts, language, head } = pageRequest({ params, context })
  const programme = programmeOf(params.programme)
  const people = Number(new URL(request.url).searchParams.get('people'))
  facts.cache('content')
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'purchase' })
  return {
    ...head,
    programme,
    people: packagesFor(programme, people).length > 0 ? String(people) : null,
    title: programmeNames[programme][language],
    // The page about the programme already has the plain name as its title.
    metaTitle: t('package.title', { programme: programmeNames[programme][language] }),
    description: t(`package.lede.${programme}`),
    voice: await voiceBeside(context.get(contentContext), { language }),
    constraint: getZodConstraint(packageFormSchemas[programme]),
  }
}

/** Orders, or explains why not: 422 for invalid fields, 429 above the limits, 500 on an error. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const programme = programmeOf(params.programme)
  const submission = readForm(await formBody(request), packageFormSchemas[programme])
  const lastResult = withIdempotencyKey(submission.reply())
  if (submission.status !== 'success')
    return data({ lastResult, problem: null }, { status: submission.status === 'error' ? 422 : 200 })
  try {
    const newsletterShown = shownBox(language, facts)
    const form = submission.value
    const result = await buyPackage(ports, { programme, form, language, newsletterShown, sender: facts.sender })
    if (result.outcome === 'done') return redirect(personalHref('order', { language, ...result }), 303)
    const { reason } = result.refusal
    if (reason === 'too-many-orders') return data({ lastResult, problem: reason }, { status: 429 })
    if (reason === 'offer-changed') return data({ lastResult, problem: reason }, { status: 409 })
    throw new Error(`the form let a package pass that is not sold: ${reason}`)
  } catch (error) {
    facts.report(error)
    return data({ lastResult, problem: 'failed' as const }, { status: 500 })
  }
}

function programmeOf(name: string): Programme {
  return orNotFound(programmes.find((one) => one === name))
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({ ...loaderData, title: loaderData.metaTitle, path: `/packages/${loaderData.programme}` })
}

export default function Package({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('purchase')
  const workshops = useTranslations('workshops')
  const { programme, people, constraint, language, title, description, voice } = loaderData
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
      <Island
        name="package-island"
        part={PackageIsland}
        props={{
          programme,
          people,
          constraint,
          problem: actionData?.problem ?? null,
          lastResult: actionData?.lastResult ?? null,
        }}
      />
    </>
  )
}
