/** A column that holds an address, and the name that stands beside it, where one does. Both as SQL. */
export interface AddressPlace {
  table: string
  address: string
  name?: string
}

const nameIn = (person: string) => `concat_ws(' ', ${person} ->> 'firstName', ${person} ->> 'lastName')`

/** Every place where an address is written as such. Texts that people write are searched for it besides. */
export const addressPlaces: readonly AddressPlace[] = [
  { table: 'customer', address: 'email' },
  { table: '"order"', address: `booker ->> 'email'`, name: nameIn('booker') },
  { table: 'registration', address: `request -> 'booker' ->> 'email'`, name: nameIn(`(request -> 'booker')`) },
  { table: 'participant', address: 'email', name: `concat_ws(' ', first_name, last_name)` },
  { table: 'certificate', address: 'email', name: 'holder' },
  { table: 'invoice', address: `snapshot -> 'buyer' ->> 'email'`, name: `snapshot -> 'buyer' ->> 'contact'` },
  { table: 'withdrawal', address: 'email', name: 'name' },
  { table: 'comment', address: 'email', name: 'name' },
  { table: 'contact_message', address: 'email', name: 'name' },
  { table: 'newsletter_subscription', address: 'email' },
  { table: 'mail_log', address: 'to_email', name: 'to_name' },
  { table: 'mail_log', address: `effect -> 'former' ->> 'email'`, name: nameIn(`(effect -> 'former')`) },
  { table: 'mailbox', address: 'to_email', name: 'to_name' },
  { table: 'test_checkout_session', address: `request ->> 'email'` },
  { table: 'pgboss.job', address: `data -> 'former' ->> 'email'`, name: nameIn(`(data -> 'former')`) },
  { table: 'office_invitation', address: 'email', name: 'name' },
  { table: 'member', address: 'email', name: 'name' },
]
