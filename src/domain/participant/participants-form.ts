import { z } from 'zod'
import { maxParticipants, participantFields, reportTranslations } from '../booking/booking-form.ts'
import { box, fields, optionalLine, optionalText } from '../form/field.ts'

/** Long enough for an allergy and its treatment, too short for a medical history. */
const maxMealText = 500

/** What the page showed of a person. A page that was opened before someone else saved must not undo what they saved. */
const shown = fields({
  salutation: optionalLine(),
  title: optionalLine(),
  firstName: optionalLine(),
  lastName: optionalLine(),
  email: optionalLine(254),
  // Line breaks may have become longer on the way.
  meal: optionalText(2 * maxMealText),
})

const entry = fields({
  ...participantFields.omit({ addsIntroduction: true }).shape,
  id: z.uuid('errors.badForm'),
  shown,
  hasMeal: box(),
  meal: optionalText(maxMealText),
  mealConsent: box(),
})

/** Exactly the booked number of people, no duplicate address, and for a ticked meal box its text and consent (docs/product.md#participants). */
export function participantsFormSchema(count: number) {
  return fields({
    participants: z.array(entry).max(maxParticipants, 'validation.participantsTooMany').default([]),
  }).superRefine(
    (value, report) => {
      const list: unknown[] = Array.isArray(value?.participants) ? value.participants : []
      if (list.length !== count)
        report.addIssue({ code: 'custom', path: ['participants'], message: `validation.participantsCount:${count}` })
      reportTranslations(list, undefined, report)
      for (const [index, one] of list.entries()) {
        // Entries that failed their own checks may lack any of these.
        const { hasMeal, meal, mealConsent } = one as Partial<ParticipantEntry>
        if (hasMeal !== true) continue
        const say = (field: string, message: string) =>
          report.addIssue({ code: 'custom', path: ['participants', index, field], message })
        if (meal === undefined) say('meal', 'validation.commentText')
        if (mealConsent !== true) say('mealConsent', 'validation.mealConsent')
      }
    },
    { when: () => true },
  )
}

export type ParticipantEntry = z.infer<typeof entry>
export type ParticipantsForm = z.infer<ReturnType<typeof participantsFormSchema>>
export type ParticipantsFormInput = z.input<ReturnType<typeof participantsFormSchema>>
