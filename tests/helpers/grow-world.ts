import pg from 'pg'

/** How much there is after years. */
export interface GrownSizes {
  dates: number
  orders: number
  posts: number
  mails: number
}

const grownSizes: GrownSizes = { dates: 2_000, orders: 100_000, posts: 2_000, mails: 300_000 }

/** What is kept by triggers is written at once, below. */
const withTriggers = ['workshop_date', 'registration', 'participant', 'order', 'invoice', 'bank_transfer', 'mail_log']

/**
 * Lets the demo world of a database grow by copies of its rows: past dates, bookings of them with people, invoices and money, posts in both languages, mails.
 * Upcoming dates stay as they were, so that public pages show the same. Set-based, and younger than what the nightly run would delete.
 */
export async function growWorld(url: string, sizes = grownSizes): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`
      create function pg_temp.made(kind text, number bigint) returns uuid language sql immutable as $$
        select overlay(overlay(md5(kind || number) placing '4' from 13) placing '8' from 17)::uuid
      $$`)
    for (const table of withTriggers) await client.query(`alter table "${table}" disable trigger user`)
    for (const statement of statements(sizes)) await client.query(statement)
    for (const table of withTriggers) await client.query(`alter table "${table}" enable trigger user`)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** A position in a series of copies of rows of the demo world, and their differences. */
const bookedAt = `(now() - interval '30 days' - (n % $dates) * interval '12 hours')`

function statements({ dates, orders, posts, mails }: GrownSizes): string[] {
  const at = bookedAt.replace('$dates', String(dates))
  const perDate = Math.ceil(orders / dates)
  return [
    // Two a day, until a few days ago.
    `insert into workshop_date select made.* from generate_series(0, ${dates - 1}) as n
      join (select date, row_number() over (order by slug) - 1 as place, count(*) over () as places
        from workshop_date date where delivery <> 'self-paced' and not called_off) as old on old.place = n % old.places
      cross join lateral (select now() - interval '3 days' - n * interval '12 hours' as starts) as moved
      cross join lateral jsonb_populate_record(old.date, jsonb_build_object(
        'id', pg_temp.made('date', n), 'slug', (old.date).certification || '-grown-' || n,
        'starts_at', starts, 'ends_at', starts + interval '8 hours', 'seats_taken', ${perDate}, 'seats', ${perDate + 4}, 'changed_at', starts,
        'sessions', jsonb_build_array(jsonb_build_object('startsAt', to_char(starts at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'endsAt', to_char((starts + interval '8 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))))) as made`,
    `create temp table old_order on commit drop as
      select o as placed, r as registered, p as person, i as billed, c as paying,
        row_number() over (order by o.number) - 1 as place, count(*) over () as places
      from "order" o join registration r on r.id = o.registration_id join participant p on p.registration_id = r.id and p.position = 0
      join invoice i on i.order_id = o.id join customer c on c.number = o.customer_number where i.kind = 'invoice'`,
    `insert into customer select 'K-9' || n, 'kundin-' || n || '@grown.example' from generate_series(0, ${orders - 1}, 5) as n`,
    `insert into registration select made.* from generate_series(0, ${orders - 1}) as n
      join old_order on place = n % places
      cross join lateral jsonb_populate_record(registered, jsonb_build_object('id', pg_temp.made('registration', n),
        'workshop_date_id', pg_temp.made('date', n % ${dates}), 'seats', 1, 'created_at', ${at})) as made`,
    `insert into participant select made.* from generate_series(0, ${orders - 1}) as n
      join old_order on place = n % places
      cross join lateral jsonb_populate_record(person, jsonb_build_object('id', pg_temp.made('participant', n),
        'registration_id', pg_temp.made('registration', n), 'last_name', 'Grown' || n, 'email', 'gast-' || n || '@grown.example')) as made`,
    `insert into "order" select made.* from generate_series(0, ${orders - 1}) as n
      join old_order on place = n % places
      cross join lateral jsonb_populate_record(placed, jsonb_build_object('id', pg_temp.made('order', n), 'number', '2020-' || n,
        'customer_number', 'K-9' || n - n % 5, 'registration_id', pg_temp.made('registration', n), 'placed_at', ${at}, 'attempt_key', 'grown ' || n,
        'booker', (placed).booker || jsonb_build_object('lastName', 'Grown' || n, 'email', 'kundin-' || n - n % 5 || '@grown.example'),
        'paid_at', case when n % 50 = 0 then null else ${at} + interval '9 days' end)) as made`,
    `insert into invoice select made.* from generate_series(0, ${orders - 1}) as n
      join old_order on place = n % places
      cross join lateral jsonb_populate_record(billed, jsonb_build_object('number', 'R-2020-' || n, 'order_id', pg_temp.made('order', n),
        'issued_at', ${at}, 'snapshot', (billed).snapshot || jsonb_build_object('number', 'R-2020-' || n))) as made`,
    `insert into bank_transfer (id, order_id, amount_cents, received_on, noted_at, noted_by)
      select pg_temp.made('transfer', n), pg_temp.made('order', n), (placed).gross_cents, (${at} + interval '9 days')::date, ${at} + interval '9 days', 'program'
      from generate_series(0, ${orders - 1}) as n join old_order on place = n % places where n % 50 <> 0`,
    `insert into personal_link (token_hash, purpose, subject_id, created_at)
      select md5('order ' || n) || md5('link ' || n), 'order', pg_temp.made('order', n), ${at} from generate_series(0, ${orders - 1}) as n`,
    `insert into personal_link (token_hash, purpose, subject_id, created_at)
      select md5('participant ' || n) || md5('link ' || n), 'participant', pg_temp.made('participant', n), ${at} from generate_series(0, ${orders - 1}) as n`,
    `select count(list_booking(pg_temp.made('registration', n))) from generate_series(0, ${orders - 1}) as n`,
    `insert into mail_log (key, kind, state, to_name, to_email, subject, order_id, registration_id, effect, attempts, at, words)
      select 'grown:' || n, kind, 'sent', 'Grown' || who, 'kundin-' || who || '@grown.example', 'Deine Buchung ' || who, pg_temp.made('order', who), null,
        jsonb_build_object('kind', kind, 'orderId', pg_temp.made('order', who)), 1, now() - interval '1 day' - n * interval '350 days' / ${mails},
        search_words('Grown' || who || ' kundin-' || who || '@grown.example ' || kind)
      from generate_series(0, ${mails - 1}) as n
      cross join lateral (select n % ${orders} as who, (array['booking-confirmation', 'order-notification', 'order-changed'])[n % 3 + 1] as kind) as about`,
    `insert into sent_mail (key, sent_at) select key, at from mail_log where key like 'grown:%'`,
    `insert into action_log (at, actor_kind, actor_name, subject_kind, subject_id, action, details)
      select ${at}, 'booker', '', 'order', pg_temp.made('order', n), 'booking.confirmed', '{}' from generate_series(0, ${orders - 1}) as n`,
    `insert into content_post select made.* from generate_series(0, ${Math.floor(posts / 2) - 1}) as n
      join (select post, dense_rank() over (order by translation_group) - 1 as place from content_post post) as old
        on old.place = n % (select count(distinct translation_group) from content_post)
      cross join lateral jsonb_populate_record(old.post, jsonb_build_object('id', pg_temp.made((old.post).language, n),
        'slug', (old.post).slug || '-' || n, 'translation_group', 'grown-' || n,
        'published_at', (old.post).published_at - (n + 1) * interval '1 day', 'updated_at', (old.post).published_at - (n + 1) * interval '1 day')) as made`,
    `insert into comment (id, language, post_slug, post_title, name, email, comment, state, signs, attempt_key, written_at, decided_at)
      select pg_temp.made('comment', n), language::language, slug, title, 'Grown' || n, 'gast-' || n || '@grown.example', 'So ist es.', 'approved', '{}',
        'grown ' || n, published_at + interval '1 day', published_at + interval '2 days'
      from (select language, slug, title, published_at, row_number() over (order by id) as n from content_post where translation_group like 'grown-%') as post`,
  ]
}
