import { z } from 'zod'
import { maxParticipants, participantFields, reportTranslations } from '../booking/booking-form.ts'
import { fields, requiredBox } from '../form/field.ts'
import type { Participant } from '../participant/participant.ts'

const countMessage = 'validation.participantsCount'

/** Exactly as many participants as registered (docs/product.md#waitlist), no duplicate address, the terms. The count is in the message key. */
export function confirmFormSchema(count: number) {
  return fields({
    intent: z.literal('confirm', { error: 'errors.badForm' }),
    participants: z.array(participantFields).max(maxParticipants, 'validation.participantsTooMany').default([]),
    terms: requiredBox('validation.terms'),
  }).superRefine(
    (value, report) => {
      const list: unknown[] = Array.isArray(value?.participants) ? value.participants : []
      if (list.length !== count)
        report.addIssue({ code: 'custom', path: ['participants'], message: `${countMessage}:${count}` })
      reportTranslations(list, undefined, report)
    },
    { when: () => true },
  )
}

export type ConfirmForm = z.infer<ReturnType<typeof confirmFormSchema>>
export type ConfirmFormInput = z.input<ReturnType<typeof confirmFormSchema>>

export function confirmedParticipants({ participants }: ConfirmForm): Participant[] {
  return participants.map(({ addsIntroduction, ...person }) => ({ ...person, addIntroduction: addsIntroduction }))
}
