import { bookingConfirmation } from './effects/booking-confirmation.ts'
import { contactCopy } from './effects/contact-copy.ts'
import { contactMessage } from './effects/contact-message.ts'
import type { CarryOutPorts, EffectKind, EffectOf } from './effects/effect-kind.ts'
import { invitation } from './effects/invitation.ts'
import { newBooking } from './effects/new-booking.ts'
import { newComment } from './effects/new-comment.ts'
import { newsletterReminder } from './effects/newsletter-reminder.ts'
import { newsletterRequest } from './effects/newsletter-request.ts'
import { newsletterWelcome } from './effects/newsletter-welcome.ts'
import type { Effect } from './ports.ts'

export type { CarryOutPorts } from './effects/effect-kind.ts'
export type { MailMessage } from './effects/mail-message.ts'

/** Every kind of effect and the file that carries it out. */
const kinds: { [K in Effect['kind']]: EffectKind<EffectOf<K>> } = {
  'booking-confirmation': bookingConfirmation,
  invitation,
  'new-booking': newBooking,
  'new-comment': newComment,
  'newsletter-request': newsletterRequest,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-reminder': newsletterReminder,
  'contact-message': contactMessage,
  'contact-copy': contactCopy,
}

/** Carries out one effect. It throws when that cannot be done now: the job that called it comes again. */
export async function carryOutEffect(ports: CarryOutPorts, effect: Effect): Promise<void> {
  // TypeScript does not see that the kind of an effect chooses the entry for that same kind.
  const kind = kinds[effect.kind] as EffectKind<Effect>
  await kind.carryOut(ports, effect)
}
