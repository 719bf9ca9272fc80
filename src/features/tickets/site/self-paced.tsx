import { getZodConstraint } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { createTranslator, useTranslations } from 'use-intl'
import { contentContext } from '#content/context.ts'
import type { Language } from '#domain/language.ts'
import { ticketFormSchema } from '#domain/purchase/purchase-form.ts'
import { type Certification, certificationByPath, certificationHref } from '#domain/workshop/certification.ts'
import { shownBox, withIdempotencyKey } from '#features/booking/site/with-idempotency-key.ts'
import { type Services, servicePortsContext, servicesContext } from '#features/context.ts'
import { buyTickets } from '#features/tickets/place-purchase.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import { SeatBar, useSeatPrice } from '#features/workshops/site/seat-price.tsx'
import { VoiceBeside, voiceBeside } from '#features/workshops/site/trust-section.tsx'
import { useBuyer } from '#features/workshops/site/use-buyer.ts'
import { stickerOf, useCrumbs } from '#features/workshops/site/use-workshop-words.ts'
import { workshopView } from '#features/workshops/site/workshop-view.ts'
import { formBody, readForm } from '#forms/read-form.ts'
import { clockContext } from '#frame/context.ts'
import { Island } from '#frame/islands/island.tsx'
import type { PageHandle } from '#frame/page-handle.ts'
import { pageHref, personalHref } from '#frame/page-href.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { PageHead } from '#ui/page-head.tsx'
import type { Route } from './+types/self-paced'
import TicketsIsland from './tickets-island.tsx'

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  interactive: import.meta.env.DEV,
  foot: ({ workshop }) => <SeatBar workshop={workshop} here />,
}

/** `/{lang}/workshops/{certification}/self-paced-booking` (docs/product.md#pages). Products of the academy have a page that links to it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { facts, language, head } = pageRequest({ params, context })
  const certification = certificationByPath(params.certification)
  if (!certification?.hasSelfPaced) throw data(null, { status: 404 })
  const listed = await selfPacedOf(context.get(servicesContext), certification, language)
  if (!listed) throw redirect(`/${language}/trainings/${certification.path}/${certification.slug}-product`)
  facts.cache('workshops', 'content')
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'purchase' })
  return {
    ...head,
    path: `/workshops/${certification.path}/self-paced-booking`,
    crumbs: certificationHref(language, certification),
    title: t('tickets.title', { workshop: certification.title }),
    // The academy's product page already has the plain course name as its title.
    metaTitle: `Tickets: ${t('tickets.title', { workshop: certification.title })}`,
    description: t('tickets.description', { workshop: certification.title }),
    workshop: workshopView(listed, language, context.get(clockContext).now()),
    voice: await voiceBeside(context.get(contentContext), { language, workshop: certification.slug }),
    constraint: getZodConstraint(ticketFormSchema),
  }
}

/** Orders, or explains why not: 422 for invalid fields, 429 above the limits, 500 on an error. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const certification = certificationByPath(params.certification)
  const listed = orNotFound(certification && (await selfPacedOf(context.get(servicesContext), certification, language)))
  const submission = readForm(await formBody(request), ticketFormSchema)
  const lastResult = withIdempotencyKey(submission.reply())
  if (submission.status !== 'success')
    return data({ lastResult, problem: null }, { status: submission.status === 'error' ? 422 : 200 })
  try {
    const result = await buyTickets(context.get(servicePortsContext), {
      workshop: listed.date.slug,
      form: submission.value,
      language,
      newsletterShown: shownBox(language, facts),
      sender: facts.sender,
    })
    if (result.outcome === 'done') return redirect(personalHref('order', { language, ...result }), 303)
    const { reason } = result.refusal
    if (reason === 'too-many-orders') return data({ lastResult, problem: reason }, { status: 429 })
    if (reason === 'offer-changed') return data({ lastResult, problem: reason }, { status: 409 })
    if (reason === 'no-card-payment') {
      const fieldErrors = { payment: ['validation.noCardPayment'] }
      return data({ lastResult: withIdempotencyKey(submission.reply({ fieldErrors })), problem: null }, { status: 422 })
    }
  } catch (error) {
    facts.report(error)
    return data({ lastResult, problem: 'failed' as const }, { status: 500 })
  }
  throw data(null, { status: 404 })
}

/** The self-paced workshop of a kind, preferably in the visitor's language; null when we do not sell it. */
async function selfPacedOf(
  { workshopDates }: Pick<Services, 'workshopDates'>,
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
  const { language, metaTitle, workshop, crumbs } = loaderData
  return pageMeta({
    ...loaderData,
    title: metaTitle,
    way: [
      { name: 'Workshops', path: '/workshops' },
      { name: workshop.title, path: crumbs.slice(language.length + 1) },
    ],
    picture: { sticker: workshop.certification },
  })
}

export default function SelfPacedBooking({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('purchase')
  const { workshop, constraint, crumbs, language, title, voice } = loaderData
  const { net, gross, rate } = useSeatPrice()(workshop)
  const isPrivate = useBuyer().buyer === 'private' && gross !== null
  const price = isPrivate ? t('facts.gross', { gross, rate }) : t('facts.net', { net })
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
          { label: t('facts.price'), value: price },
          { label: t('facts.access'), value: t('facts.year') },
          { label: t('facts.language'), value: t('facts.both') },
          { label: t('facts.end'), value: t('facts.certificate') },
        ]}
      />
      <Island
        name="tickets-island"
        part={TicketsIsland}
        props={{
          workshop,
          constraint,
          problem: actionData?.problem ?? null,
          lastResult: actionData?.lastResult ?? null,
        }}
      />
    </>
  )
}
