/**
 * Tables without data of the people who book, write and read, and why. Every table of the database is named here or in
 * `src/features/privacy/store/sources.ts`; data-protection.ts compares both with the database.
 */
export const nothingPersonal: Readonly<Record<string, string>> = {
  api_attempt: 'hashes of what programs sent',
  api_key: 'hashes of keys for programs, and which member made them',
  counter: 'running numbers',
  deletion_report: 'how many of which kind went',
  last_good_answer: 'what a content source has published',
  listed_booking: 'a copy of bookings to search by; triggers change it with them',
  newsletter_wording: 'the words that people agree to, the same for all',
  office_link: 'hashes; those of an invitation go with it',
  office_rule: 'what owners decide about the office',
  redirect: 'paths of the site',
  sent_mail: 'names of mails, made of ids that lead nowhere once their subject is gone; for twelve months',
  setting: 'the company and its rules',
  rate_limit: 'hashes and counts, for two days at most',
  sign_in_alarm: 'a time',
  sign_in_failure: 'how often it failed for an account, for thirty days',
  sign_in_attempt: 'keyed hashes, for minutes',
  webhook: 'addresses of programs',
  webhook_delivery: 'ids only, that lead nowhere once their subject is gone',
  workshop_date: 'dates and their trainers, as published',
  // Of members, whose accounts end on the members screen and take these along.
  member_credential: 'goes with the account',
  member_passkey: 'goes with the account',
  member_second_factor: 'goes with the account',
  member_session: 'goes with the account',
  member_verification: 'under way for minutes',
  // What the site publishes is taken down where it is written.
  content_media: 'published',
  content_menu: 'published',
  content_page: 'published',
  content_post: 'published',
  content_revision: 'how published pages came to be; only grows',
  content_schedule: 'when pages go out',
  content_term: 'published',
  content_testimonial: 'published with the consent of who said it',
  content_trainer: 'published with the consent of who teaches',
  stored_file: 'pictures that are published',
  content_token: 'hashes of tokens for programs',
}
