/**
 * Countries by World Bank income group, ISO 3166-1 alpha-2. Source: World Bank, 'World Bank Country and Lending Groups', fiscal year 2026 (1 July
 * 2025 to 30 June 2026). High-income countries are omitted: like every unlisted country, they are region 1.
 */
export const upperMiddleIncome: ReadonlySet<string> = new Set(
  (
    'AL AM AR AZ BA BR BW BY BZ CN CO CU CV DM DO DZ EC FJ GA GD GE GQ GT ID IQ IR JM KZ LC LY MD ME MH MK MN MU MV MX MY ' +
    'PE PY RS SR SV TH TM TO TR TV UA VC WS XK ZA'
  ).split(' '),
)

export const lowerMiddleOrLowIncome: ReadonlySet<string> = new Set(
  // lower middle income
  (
    'AO BD BJ BO BT CG CI CM DJ EG FM GH GN HN HT IN JO KE KG KH KI KM LA LB LK LS MA MM MR NA NG NI NP PG PH PK PS SB SN ST SZ TJ ' +
    'TL TN TZ UZ VN VU ZM ZW ' +
    // low income
    'AF BF BI CD CF ER ET GM GW KP LR MG ML MW MZ NE RW SD SL SO SS SY TD TG UG YE'
  ).split(' '),
)
