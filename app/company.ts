/** The sender of every mail, as it stands below it. Written alike in both languages. */
export const company = {
  brand: 'Flight Levels',
  name: 'Flight Levels Training GmbH',
  street: 'Mariahilfer Straße 120/14',
  city: '1070 Wien',
  email: 'hallo@flightlevels.example',
  phone: '+43 1 000 00 00',
} as const
