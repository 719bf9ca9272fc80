import { getZodConstraint } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { createTranslator, useTranslations } from 'use-intl'
import { contentContext } from '#content/context.ts'
import { missingAddress } from '#content/site/shown-page.ts'
import { closedRefusal } from '#domain/booking/booking.ts'
import { bookingFormSchema } from '#domain/booking/booking-form.ts'
import { searchTitle } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import {
  certificationByPath,
  certificationBySlug,
  certificationHref,
  discoverFlag,
  workshopHref,
} from '#domain/workshop/certification.ts'
import { cityName } from '#domain/workshop/city-name.ts'
import { availabilityOf, type WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { type Services, servicesContext } from '#features/context.ts'
import { SeatBar } from '#features/workshops/site/seat-price.tsx'
import { TrustSection, trustParts } from '#features/workshops/site/trust-section.tsx'
import { useCrumbs, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { WorkshopArticle } from '#features/workshops/site/workshop-article.tsx'
import { SessionHours, useTentativeValues } from '#features/workshops/site/workshop-badges.tsx'
import {
  datesAround,
  datesOnPage,
  isUpcoming,
  type WorkshopView,
  workshopView,
  workshopViews,
} from '#features/workshops/site/workshop-view.ts'
import { formBody, readForm } from '#forms/read-form.ts'
import type { PageHandle } from '#frame/page-handle.ts'
import { personalHref } from '#frame/page-href.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { pageRequest } from '#frame/page-request.ts'
import { course, educationEvent } from '#frame/structured/course.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateRange } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import { allSeats, seatsTag } from '#platform/ports.ts'
import type { Fact } from '#ui/fact-list.tsx'
import type { Route } from './+types/workshop'
import { BookingSection } from './booking-section.tsx'
import { type CancelView, cancelNow, useCancelFact } from './use-cancel-words.ts'
import { shownBox, withIdempotencyKey } from './with-idempotency-key.ts'

const constraint = getZodConstraint(bookingFormSchema)

/** The page of a date with its booking form (docs/product.md#pages): `/{lang}/workshops/{certification}/{workshop}` */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { facts, language, now, head } = pageRequest({ params, context })
  const content = context.get(contentContext)
  const { settings, workshopDate, workshopDates } = context.get(servicesContext)
  const certification = certificationByPath(params.certification)
  const found = await workshopDate(params.workshop)
  if (!certification || found?.date.certification !== certification.slug)
    throw await missingAddress(context, { language, path: new URL(request.url).pathname })
  const workshop = workshopView(found, language, now())
  const tags = ['workshops', seatsTag(workshop), 'content'] as const
  facts.cache(...tags)
  // The date itself is always read, so that a refused form shows the current number of seats.
  const { toCome, blocks, trust } = await facts.shared(`workshop ${language} ${workshop.slug}`, tags, async () => ({
    toCome: workshopViews(await workshopDates(), language, now()),
    blocks: (await content.page(`/workshops/${certification.path}`, language))?.blocks ?? [],
    trust: await trustParts(content, {
      language,
      workshop: certification.slug,
      ...(workshop.trainers.length > 0 && { ids: workshop.profileIds }),
    }),
  }))
  const dates = toCome
    .filter((other) => other.certification === certification.slug && other.live && isUpcoming(other))
    .map((other) => (other.slug === workshop.slug ? workshop : other))
  const shown = new Set([...datesOnPage(dates, language), ...datesAround(dates, workshop.slug)])
  return {
    ...head,
    crumbs: certificationHref(language, certification),
    workshop,
    cancel: cancelNow(found.date, now(), (await settings.current()).cancellation),
    discover: new URL(request.url).searchParams.has(discoverFlag),
    searched: searchWords(workshop, language),
    pictureFacts: pictureFacts(workshop, language),
    dates: dates.filter((date) => shown.has(date)),
    dateCount: dates.length,
    blocks,
    trust,
    constraint,
  }
}

/** In the URL after a form was redirected to the date selected in it. Its price was not visible yet, so nothing is booked. */
const switchedFlag = 'switched'

/** Books, or explains why not: 422 for invalid fields, 409 when the seats are not available, 500 on an error. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { facts, language, now } = pageRequest({ params, context })
  const { bookSeats, workshopDate } = context.get(servicesContext)
  const tags = ['workshops', 'settings', ...allSeats] as const
  const known = await facts.shared(`date ${params.workshop}`, tags, () => workshopDate(params.workshop))
  if (!known || known.date.certification !== certificationByPath(params.certification)?.slug)
    throw data(null, { status: 404 })
  const submission = readForm(await formBody(request), bookingFormSchema)
  const other = await otherDate(submission.payload.date, known.date, workshopDate)
  // Repeats the POST there (307).
  if (other) return redirect(`${workshopHref(language, other)}?${switchedFlag}#book`, 307)
  const lastResult = withIdempotencyKey(submission.reply())
  const switched = new URL(request.url).searchParams.has(switchedFlag)
  const answer = { lastResult, refusal: null, failed: false, switched }
  if (submission.status !== 'success' || switched) {
    // Nothing is booked in any case, but no one goes on with the form of a date that was cancelled or filled up meanwhile.
    const refusal = closedRefusal(availabilityOf(known.date, known, now()))
    if (refusal) return data({ ...answer, refusal, switched: false }, { status: 409 })
    return data(answer, { status: submission.status === 'error' ? 422 : 200 })
  }
  try {
    const newsletterShown = shownBox(language, facts)
    const form = submission.value
    const result = await bookSeats({
      workshop: params.workshop,
      form,
      language,
      newsletterShown,
      sender: facts.sender,
      seen: known,
    })
    if (result.outcome === 'done') return redirect(personalHref(result.kind, { language, ...result }), 303)
    const { refusal } = result
    if (refusal.reason !== 'unknown') return data({ ...answer, refusal }, { status: 409 })
  } catch (error) {
    facts.report(error)
    return data({ ...answer, failed: true }, { status: 500 })
  }
  throw data(null, { status: 404 })
}

/** The date selected in the form, if it is not that of the page. 404 for anything but a date of the same workshop. */
async function otherDate(chosen: unknown, shown: WorkshopDate, workshopDate: Services['workshopDate']) {
  if (typeof chosen !== 'string' || chosen === '' || chosen === shown.slug) return undefined
  const found = await workshopDate(chosen)
  if (found?.date.certification !== shown.certification) throw data(null, { status: 404 })
  return found.date
}

export function meta({ loaderData, params, matches: [{ loaderData: site }] }: Route.MetaArgs) {
  if (!loaderData) return []
  const { workshop, language, siteUrl } = loaderData
  const certification = certificationByPath(params.certification)
  if (!certification) return []
  const facts = { siteUrl, language, certification, discover: site?.siteSettings.prices.discover }
  const event = educationEvent({ ...facts, date: workshop })
  return pageMeta({
    ...loaderData.searched,
    siteUrl,
    language,
    path: `/workshops/${params.certification}/${params.workshop}`,
    way: [
      { name: 'Workshops', path: '/workshops' },
      { name: certification.title, path: `/workshops/${certification.path}` },
    ],
    picture: { title: workshop.title, facts: loaderData.pictureFacts, sticker: certification.slug },
    things: [course({ ...facts, dates: [workshop] }), ...(event ? [event] : [])],
  })
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  interactive: import.meta.env.DEV,
  foot: ({ workshop }) => <SeatBar workshop={workshop} here />,
}

export default function Workshop({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('workshop')
  const words = useWorkshopWords()
  const { workshop, cancel, discover, dates, dateCount, blocks, constraint, crumbs } = loaderData
  const facts = useWorkshopFacts(workshop, cancel)
  return (
    <WorkshopArticle
      certification={workshop.certification}
      title={workshop.title}
      price={{ from: workshop.price, varies: false }}
      blocks={blocks}
      breadcrumb={[...useCrumbs(), { href: crumbs, label: workshop.title }, { label: words.dates(workshop) }]}
      facts={facts}
      offered={{ workshop, here: true }}
      own={{ href: '#book', label: t(ownLink(workshop)) }}
    >
      <BookingSection
        workshop={workshop}
        cancel={cancel}
        discover={discover}
        dates={dates}
        dateCount={dateCount}
        constraint={constraint}
        answer={actionData ?? null}
      />
      <TrustSection {...loaderData.trust} dates={dates} />
    </WorkshopArticle>
  )
}

/** What its section offers: seats, the waitlist, or the other dates where neither is open. */
function ownLink({ availability: { state } }: WorkshopView): 'bookLink' | 'waitLink' | 'otherDates' {
  if (state === 'bookable') return 'bookLink'
  return state === 'waiting-list' ? 'waitLink' : 'otherDates'
}

/** Search engines truncate longer titles, and HTML checkers complain. */
const maxCharacters = 70

/** Title and description of a date for search engines and shared links, with time, place, language and trainer, so that no two dates are the same. */
export function searchWords(workshop: WorkshopView, language: Language): { title: string; description: string } {
  const t = createTranslator({ locale: language, messages: messagesOf(language) })
  const { title, live, trainers } = workshop
  const taughtIn = t(`workshops.languages.${workshop.language}`)
  const promise = certificationBySlug(workshop.certification)?.promise[language] ?? title
  if (!live) {
    const name = t('purchase.tickets.title', { workshop: title })
    return { title: `${name}, ${taughtIn}`, description: `${name}, ${taughtIn}. ${promise}.` }
  }
  const place = live.location ? cityName(live.location.city, language) : t('workshops.online')
  const days = `${title}, ${formatDateRange(live, language)}`
  const when = `${days}, ${place}`
  const people = formatList(trainers, language)
  const whom = trainers.length > 0 ? `, ${t('workshops.withTrainers', { trainers: people })}` : ''
  const fits = searchTitle(when).length <= maxCharacters
  return { title: fits ? when : days, description: `${when}, ${taughtIn}${whom}. ${promise}.` }
}

/** The line below the title on a share picture: time and place, or format and language. Unique per date. */
export function pictureFacts({ live, language: taughtIn }: WorkshopView, language: Language): string[] {
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'workshops' })
  if (!live) return [t('badge.selfPaced'), t(`languages.${taughtIn}`)]
  return [formatDateRange(live, language), live.location ? cityName(live.location.city, language) : t('online')]
}

/** The facts of a date for its page head, in addition to its `SeatCard`. */
function useWorkshopFacts(workshop: WorkshopView, cancel: CancelView | null): Fact[] {
  const t = useTranslations('workshop')
  const words = useWorkshopWords()
  const tentativeValues = useTentativeValues()
  const cancelFact = useCancelFact()
  const { live, availability } = workshop
  const isOpen = availability.state === 'bookable' || availability.state === 'waiting-list'
  const facts: Fact[] = [
    { label: t('facts.place'), value: words.fullPlace(workshop) },
    { label: t('facts.language'), value: words.taughtIn(workshop) },
  ]
  if (live)
    facts.push(
      { label: t('facts.duration'), value: words.duration(live) },
      { label: t('facts.hours'), value: <SessionHours live={live} /> },
    )
  if (live?.tentative && isOpen)
    facts.push({ label: t('facts.tentative'), value: t('tentative.fact', tentativeValues(live.tentative)) })
  if (live?.payment === 'card' && availability.state !== 'not-payable')
    facts.push({ label: t('facts.payment'), value: t('byCard') })
  if (live && cancel && isOpen) facts.push({ label: t('facts.cancelling'), value: cancelFact(cancel, live.zone) })
  return facts
}
