import { workshopHref } from '#domain/workshop/certification.ts'
import { hasStarted } from '#domain/workshop/workshop-date.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, MailProps, MailWords } from '#mails/mail.ts'
import { personName, toBooker, toOffice } from '#mails/parts/addressee.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { BookerFacts, BookingLink, OrderTable } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, isolated, Paragraph, PersonalMessage, SmallPrint } from '#mails/parts/text.tsx'
import {
  dateRange,
  WorkshopChapters,
  WorkshopFacts,
  workshopCode,
  workshopTitle,
} from '#mails/parts/workshop-facts.tsx'
import { sampleParty, type WaitingParty, waitingParty } from './waiting-party.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'new-registration': {
      job: { registrationId: string }
      message: Omit<WaitingParty, 'registrationUrl'> & {
        /** The page on which the organiser offers the seats. */ offerUrl: string
      }
    }
    'waitlist-welcome': { job: { registrationId: string }; message: WaitingParty }
    'seat-offer': {
      job: {
        registrationId: string
        /** Makes the mail about a longer offer, or one of a date that has moved, another one than the first. */
        until?: string
      }
      message: WaitingParty & {
        until: Temporal.Instant
      }
    }
    'offer-expired': {
      job: { registrationId: string }
      message: WaitingParty & {
        /** Whether the workshop has begun meanwhile: no one can register any more. */
        hasStarted: boolean
      }
    }
    'registration-cancelled': { job: { registrationId: string }; message: WaitingParty }
  }
}

/** The note to the office about someone who waits, in German. A regional price waits for the organiser, so its note leads to the page that offers the seats. */
export const newRegistration = {
  key: ({ registrationId }) => `new-registration:${registrationId}`,
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    const { registrationUrl: _bookers, ...facts } = party
    const offerUrl = await freshLink(ports, { purpose: 'offer', subjectId: registrationId, language: 'de' })
    return {
      message: { kind: 'new-registration', ...facts, offerUrl },
      ...toOffice(ports),
    }
  },
  values: ({ registration, date, request, quote }, language) => ({
    reason: quote.region === undefined ? 'full' : 'regional',
    count: registration.seats,
    code: workshopCode(date),
    dates: dateRange(date, language),
    customer: isolated(request.invoice.company ?? personName(request.booker)),
    region: quote.region ?? 1,
  }),
  body: NewRegistration,
  samples: [{ ...sampleParty, offerUrl: `${sample.siteUrl}/de/offer/${sample.token}` }],
} satisfies Mail<'new-registration'>

function NewRegistration({ mail, language, t, values }: MailProps<'new-registration'>) {
  const { registration, date, request, participants, quote, offerUrl, siteUrl } = mail
  const { booker } = request
  return (
    <>
      <Paragraph>{t('newRegistration.intro', values)}</Paragraph>
      <Button href={offerUrl}>{t('newRegistration.offer')}</Button>
      <BookingLink id={registration.id} siteUrl={siteUrl} language={language} />
      <BookerFacts booker={booker} language={language} />
      <WorkshopChapters date={date} participants={participants} language={language} />
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={quote} language={language} />
      </Chapter>
    </>
  )
}

/** To the booker: you are on the waitlist, and this is how it goes on. */
export const waitlistWelcome = {
  key: ({ registrationId }) => `waitlist-welcome:${registrationId}`,
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    return {
      message: { kind: 'waitlist-welcome', ...party },
      ...toBooker(party.request),
    }
  },
  values: ({ date, registration, request, quote }, language) => ({
    reason: request.declinesRegionalDiscount || quote.region === undefined ? 'full' : 'regional',
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    count: registration.seats,
  }),
  body: WaitlistWelcome,
  replaceable: {},
  samples: [sampleParty],
} satisfies Mail<'waitlist-welcome'>

function WaitlistWelcome({ mail, language, t, values }: MailProps<'waitlist-welcome'>) {
  const { date, request, quote, registrationUrl } = mail
  const { windows } = useSiteSettings()
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(request.booker.firstName) })}</Paragraph>
      <Paragraph>{t('waitlistWelcome.intro', values)}</Paragraph>
      <Paragraph>{t('waitlistWelcome.how', { ...values, hours: windows.offerHours })}</Paragraph>
      <Button href={registrationUrl}>{t('waitlistWelcome.view')}</Button>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('waitlistWelcome.price')}>
        <OrderTable quote={quote} language={language} />
        <SmallPrint>{t('waitlistWelcome.nothingDue')}</SmallPrint>
        <ContactLine language={language} />
      </Chapter>
    </>
  )
}

/** To the booker: seats are there, to be confirmed in time. Not sent any more when the offer has ended meanwhile. */
export const seatOffer = {
  key: ({ registrationId, until }) => ['seat-offer', registrationId, until].filter(Boolean).join(':'),
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    const { status } = party.registration
    if (status.state !== 'offered') return null
    return {
      message: { kind: 'seat-offer', ...party, until: status.until },
      ...toBooker(party.request),
    }
  },
  values: ({ date, registration, until }, language) => ({
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    count: registration.seats,
    end: formatDeadline(until.epochMilliseconds, language),
  }),
  subject: ({ mail: { registration }, t, values }) =>
    t(registration.seats === 1 ? 'seatOffer.subjectOne' : 'seatOffer.subject', values),
  why: ({ t }) => t('waitlistWelcome.why'),
  body: SeatOffer,
  replaceable: { subject: ['subject', 'subjectOne'] },
  samples: [{ ...sampleParty, until: sample.saturday.add({ hours: 48 }) }],
} satisfies Mail<'seat-offer'>

function SeatOffer({ mail, language, t, values }: MailProps<'seat-offer'>) {
  const { date, request, quote, registrationUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(request.booker.firstName) })}</Paragraph>
      <Paragraph>{t('seatOffer.intro', values)}</Paragraph>
      <Paragraph>
        <strong>{t('seatOffer.until', values)}</strong>
      </Paragraph>
      <Button href={registrationUrl}>{t('seatOffer.confirm')}</Button>
      <SmallPrint>{t('seatOffer.after', values)}</SmallPrint>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={quote} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </>
  )
}

/** To the booker: the time to confirm is over, and with it the place on the waitlist (docs/rules/waitlist.md). */
export const offerExpired = {
  key: ({ registrationId }) => `offer-expired:${registrationId}`,
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (party?.registration.status.state !== 'expired') return null
    return {
      message: { kind: 'offer-expired', ...party, hasStarted: hasStarted(party.date, ports.clock.now()) },
      ...toBooker(party.request),
    }
  },
  ...registrationOver('offerExpired'),
  replaceable: {},
  samples: [
    { ...sampleParty, hasStarted: false },
    { ...sampleParty, hasStarted: true },
  ],
} satisfies Mail<'offer-expired'>

/** The two ways that waiting ends without seats. */
type RegistrationOverMail = 'offer-expired' | 'registration-cancelled'

/** To the booker: the registration is over, and where to register again or find other dates. `texts` names its texts. */
function registrationOver(texts: 'offerExpired' | 'registrationCancelled') {
  return {
    values: ({ date, registration }, language) => ({
      workshop: workshopTitle(date),
      dates: dateRange(date, language),
      count: registration.seats,
      reason: date.calledOff ? 'calledOff' : 'cancelled',
    }),
    why: ({ t }) => t('waitlistWelcome.why'),
    body: ({ mail, language, t, values }) => {
      const { request, siteUrl, date } = mail
      const mayReturn = mail.kind === 'offer-expired' && !mail.hasStarted
      const next = mayReturn ? 'offerExpired' : 'registrationCancelled'
      return (
        <PersonalMessage to={request.booker} language={language}>
          <Paragraph>{t(`${texts}.intro`, values)}</Paragraph>
          <Paragraph>{t(`${next}.further`)}</Paragraph>
          <Button href={`${siteUrl}${mayReturn ? workshopHref(language, date) : `/${language}/workshops`}`}>
            {t(`${next}.dates`)}
          </Button>
        </PersonalMessage>
      )
    },
  } satisfies Partial<MailWords<RegistrationOverMail>>
}

/** To the booker: the registration is cancelled, as requested. */
export const registrationCancelled = {
  key: ({ registrationId }) => `registration-cancelled:${registrationId}`,
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    return {
      message: { kind: 'registration-cancelled', ...party },
      ...toBooker(party.request),
    }
  },
  ...registrationOver('registrationCancelled'),
  replaceable: {},
  samples: [sampleParty, { ...sampleParty, date: sample.calledOff }],
} satisfies Mail<'registration-cancelled'>
