import { useErrorText } from './use-error-text.ts'

/** The parts of the form from top to bottom; what belongs to no field comes first. */
const parts = [
  '',
  'attempt',
  'tickets',
  'people',
  'workshop',
  'booker',
  'bookerTakesPart',
  'invoice',
  'participants',
  'declinesRegionalDiscount',
  'payment',
  'newsletter',
  'terms',
]

/** All that is wrong with the form, from top to bottom, each with the id of its control for the summary. */
export function useErrorList(formId: string) {
  const errorText = useErrorText()
  return (errors: Record<string, string[] | null>): { fieldId: string; text: string }[] =>
    Object.entries(errors)
      .sort(([a], [b]) => parts.indexOf(partOf(a)) - parts.indexOf(partOf(b)))
      .flatMap(([name, keys]) => {
        const text = errorText(keys ?? undefined)
        return text === undefined ? [] : [{ fieldId: name ? `${formId}-${name}` : formId, text }]
      })
}

/** 'participants[1].email' is of the part 'participants'. */
function partOf(name: string): string {
  return name.split(/[.[]/)[0] ?? ''
}
