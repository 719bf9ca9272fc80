import { type BookingForm, type BookingFormInput, bookingFormSchema } from '#domain/booking/booking-form.ts'

const firstNames = ['Mira', 'Anton', 'Seda', 'Paul', 'Livia', 'Jakob', 'Noor', 'Emil', 'Greta', 'Tariq']

/**
 * A booking form as a company fills it in that sends `people` and stays at home; `name` is the company's, and makes addresses that no
 * other company has. It went through the schema, as every form does before a use case sees it.
 */
export function bookingParty(name: string, people: number, { country = 'AT', ...changes }: Changes = {}): BookingForm {
  return bookingFormSchema.parse({
    booker: { firstName: 'Ines', lastName: name, email: `buchung@${hostOf(name)}` },
    participants: Array.from({ length: people }, (_, index) => ({
      firstName: firstNames[index % firstNames.length] ?? 'Mira',
      lastName: name,
      email: `person-${index + 1}@${hostOf(name)}`,
    })),
    invoice: {
      company: `${name} GmbH`,
      street: 'Lindenhof 3',
      postalCode: '1050',
      city: 'Wien',
      country,
      noVatId: true,
    },
    terms: true,
    ...changes,
  } satisfies BookingFormInput)
}

type Changes = Partial<BookingFormInput> & { country?: string }

function hostOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example`
}
