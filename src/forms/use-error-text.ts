import { useTranslations } from 'use-intl'

/** Turns message keys into sentences; `key:3` hands over a count. An unknown key becomes the general message. */
export function useErrorText() {
  const t = useTranslations()
  type Key = Parameters<typeof t>[0]
  return (keys: readonly string[] | undefined): string | undefined => {
    if (keys?.[0] === undefined) return undefined
    // A key of the schema is a plain string; whether the messages have it is asked in the same breath.
    const [name, count] = keys[0].split(':')
    const key = name as Key
    return t.has(key) ? t(key, { count: Number(count) }) : t('errors.generic')
  }
}

/** The parts of the order forms from top to bottom; errors that belong to no field come first. */
const parts = [
  '',
  'idempotencyKey',
  'date',
  'tickets',
  'people',
  'workshop',
  'booker',
  'bookerTakesPart',
  'participants',
  'discover',
  'invoice.company',
  'invoice',
  'declinesRegionalDiscount',
  'payment',
  'booker.notes',
  'newsletter',
  'terms',
]

const fitsAnyField = ['validation.tooLong', 'validation.characters']
/** The fields that are typed, by their labels in `booking`. */
const labelled = [
  'firstName',
  'lastName',
  'email',
  'title',
  'phone',
  'company',
  'department',
  'street',
  'postalCode',
  'city',
  'notes',
] as const

/** All errors from top to bottom, with the id of the control. `firstPerson`: the number of the first participant; null if all is about the reader. */
export function useErrorList(formId: string) {
  const t = useTranslations('booking')
  const errorText = useErrorText()
  const about = (
    name: string,
    { keys, text, firstPerson }: { keys: string[] | null; text: string; firstPerson: number | null },
  ) => {
    const index = /^participants\[(\d+)\]/.exec(name)?.[1]
    const field = fitsAnyField.includes(keys?.[0] ?? '') && labelled.find((label) => name.endsWith(`.${label}`))
    const subject = [
      ...(index === undefined || firstPerson === null ? [] : [t('person', { number: Number(index) + firstPerson })]),
      ...(field ? [t(field)] : []),
    ]
    return subject.length === 0 ? text : t('errorAbout', { subject: subject.join(', '), text })
  }
  return (
    errors: Record<string, string[] | null>,
    firstPerson: number | null = 1,
  ): { fieldId: string; text: string }[] =>
    Object.entries(errors)
      .sort(([a], [b]) => placeOf(a) - placeOf(b))
      .flatMap(([name, keys]) => {
        const text = errorText(keys ?? undefined)
        const fieldId = name ? `${formId}-${name}` : formId
        return text === undefined ? [] : [{ fieldId, text: about(name, { keys, text, firstPerson }) }]
      })
}

/** 'participants[1].email' is of the part 'participants', unless it is listed itself. */
function placeOf(name: string): number {
  return parts.indexOf(parts.includes(name) ? name : (name.split(/[.[]/)[0] ?? ''))
}
