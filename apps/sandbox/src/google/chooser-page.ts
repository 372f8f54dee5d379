import type { Account } from './accounts.ts'
import { hueOf } from './avatar.ts'
import { type ChooserLanguage, chooserTexts } from './chooser-texts.ts'
import { html, type Markup } from './html.ts'

const flask = html`<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9.5 3.5h5M10.5 3.5v6L5.5 18a1.7 1.7 0 0 0 1.5 2.5h10a1.7 1.7 0 0 0 1.5-2.5l-5-8.5v-6M8 15h8"/></svg>`

const plus = html`<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" aria-hidden="true"><path d="M12 5v14M5 12h14"/></svg>`

const frame = (language: ChooserLanguage, title: string, content: Markup): string => {
  const texts = chooserTexts[language]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · Sandbox</title>
<link rel="icon" href="/window/logo.svg" type="image/svg+xml"><link rel="stylesheet" href="/window/tokens.css"><link rel="stylesheet" href="/google/chooser/chooser.css">
</head>
<body>
<aside class="sand"><p>${flask}<span>${texts.sandbox}</span></p></aside>
<main class="card">${content}</main>
</body>
</html>`.markup
}

const picture = (account: Account): Markup =>
  account.picture
    ? html`<img class="avatar" src="${account.picture}" alt="" width="40" height="40">`
    : html`<span class="avatar avatar--h${String(hueOf(account.email))}" aria-hidden="true">${account.name.slice(0, 1)}</span>`

const accountRow = (account: Account): Markup =>
  html`<li><button class="account" name="account" value="${account.email}" formnovalidate>${picture(account)}<span><b>${account.name}</b><small>${account.email}</small></span></button></li>`

// The page adds these fields to the form itself, so they are not carried along as well.
const ownFields = new Set(['account', 'name', 'email'])

/** The page on which a person chooses an account. `query` is the product's request, carried along unchanged. */
export const chooserPage = (
  language: ChooserLanguage,
  accounts: readonly Account[],
  query: URLSearchParams,
): string => {
  const texts = chooserTexts[language]
  const failed = query.has('account')
  const carried = [...query]
    .filter(([name]) => !ownFields.has(name))
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  return frame(
    language,
    texts.title,
    html`<header><img src="/window/logo.svg" alt="" width="40" height="40"><h1>${texts.title}</h1><p class="lead">${texts.lead} <b>Casita</b></p></header>
<form method="post" action="/google/authorize">${carried}
<ul aria-label="${texts.accounts}">${accounts.map(accountRow)}</ul>
<details${failed ? html` open` : ''}><summary class="account"><span class="avatar avatar--plus">${plus}</span><b>${texts.another}</b></summary>
<div class="fields">${failed ? html`<p class="wrong" role="alert">${texts.wrong}</p>` : ''}
<label>${texts.name}<input name="name" autocomplete="off" maxlength="80" value="${query.get('name') ?? ''}"></label>
<label>${texts.email}<input name="email" type="email" autocomplete="off" maxlength="254" value="${query.get('email') ?? ''}"></label>
<button class="btn" name="account" value="another">${texts.enter}</button></div></details>
<p class="shares">${texts.shares}</p>
<button class="btn btn--quiet" name="account" value="cancel" formnovalidate>${texts.cancel}</button>
</form>
<footer>${texts.notGoogle}</footer>`,
  )
}

/** The page for an invalid request that must not be answered with a redirect. */
export const refusalPage = (language: ChooserLanguage, error: string, detail: string): string => {
  const texts = chooserTexts[language]
  return frame(
    language,
    texts.refused,
    html`<header><img src="/window/logo.svg" alt="" width="40" height="40"><h1>${texts.refused}</h1><p class="lead">${texts.refusedLead}</p></header>
<p class="refusal"><b>${error}</b>${detail}</p>`,
  )
}
