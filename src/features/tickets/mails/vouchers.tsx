import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import type { Person } from '#domain/participant/participant.ts'
import { isReturnable } from '#domain/purchase/purchase.ts'
import { academyUrl, type Voucher } from '#domain/voucher/voucher.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import type { Mail, MailProps, Message } from '#mails/mail.ts'
import { addressee, isSamePerson, personName } from '#mails/parts/addressee.ts'
import { sample, sampleTickets, sampleVouchers } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, Fact, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    vouchers: {
      job: {
        orderId: string
        /** Null for the booker. */
        participantId: string | null
      }
      message: {
        order: Order
        /** The booker, or the participant that they are for. */
        reader: Person
        vouchers: readonly Voucher[]
      }
    }
  }
}

/** To the booker, or to a participant: the vouchers that are theirs. Nothing once the order is cancelled, or the participant has left it. */
export const vouchers = {
  key: ({ orderId, participantId }) => `vouchers:${orderId}:${participantId ?? 'booker'}`,
  async load({ clock, transactions }, { orderId, participantId }) {
    // Under the lock, before the mail is sent: a cancellation afterwards sees that the vouchers are out.
    const handed = await transactions.run(async (stores) => {
      const order = await stores.lockOrder(orderId)
      if (!order) throw new Error(`no order ${orderId}`)
      if (order.status.state === 'cancelled') return null
      const theirs = (await stores.vouchersOf(orderId)).filter((one) => one.participantId === participantId)
      if (theirs.length === 0) throw new Error(`no vouchers of order ${orderId}`)
      const issued = theirs.filter(({ withdrawnAt }) => withdrawnAt === null)
      if (issued.length === 0) return null
      await stores.handOverVouchers(
        issued.map(({ code }) => code),
        clock.now(),
      )
      return { order, issued }
    })
    if (!handed) return null
    const { order, issued } = handed
    // Anyone who gave the seat to someone else meanwhile is no longer known; the booker hands the voucher on.
    const reader = order.participants.find(({ id }) => id === participantId) ?? order.booker
    return {
      message: { kind: 'vouchers', order, reader, vouchers: issued },
      language: order.language,
      to: addressee(reader),
    }
  },
  values: (mail, language) => ({
    count: mail.vouchers.length,
    what: titleOf(mail),
    end: lastDay(mail, language),
    whose: isSamePerson(mail.reader, mail.order.booker) ? 'own' : 'other',
  }),
  body: Vouchers,
  replaceable: {},
  samples: [{ order: sampleTickets, reader: sample.order.booker, vouchers: sampleVouchers }],
} satisfies Mail<'vouchers'>

function Vouchers({ mail, language, t, values }: MailProps<'vouchers'>) {
  const { order, reader } = mail
  const count = mail.vouchers.length
  const isGift = mail.vouchers.some(({ participantId }) => participantId !== null)
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(reader.firstName) })}</Paragraph>
      <Paragraph>{t('vouchers.intro', values)}</Paragraph>
      {isGift && !isSamePerson(reader, order.booker) && (
        <Paragraph>{t('vouchers.gift', { booker: personName(order.booker) })}</Paragraph>
      )}
      {mail.vouchers.map(({ code }, index) => (
        <Fact key={code} label={t('vouchers.code', { count, number: index + 1 })}>
          <strong>{code}</strong>
        </Fact>
      ))}
      {count > 1 && <Paragraph>{t('vouchers.handOn')}</Paragraph>}
      <Chapter title={t('vouchers.howTitle')}>
        <Paragraph>{t('vouchers.how')}</Paragraph>
        <Button href={academyUrl}>{t('vouchers.academy')}</Button>
        <SmallPrint>{t('vouchers.until', values)}</SmallPrint>
        {isReturnable(order.product) && <SmallPrint>{t('vouchers.return')}</SmallPrint>}
        <ContactLine language={language} />
      </Chapter>
    </>
  )
}

function titleOf({ vouchers: [first] }: Message<'vouchers'>): string {
  return (first && certificationBySlug(first.certification)?.title) ?? ''
}

/** The day whose end is the end of the vouchers. */
function lastDay({ vouchers: [first] }: Message<'vouchers'>, language: Language): string {
  return first ? formatDateTime(first.validUntil.subtract({ seconds: 1 }).epochMilliseconds, { language }) : ''
}
