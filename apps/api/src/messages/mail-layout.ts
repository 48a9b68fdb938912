import { ltr } from '@sarv/contract/direction'
import { brand, mailText, type MailText } from './templates.fa.ts'
import { escapeHtml, sentenceToHtml } from './text-direction.ts'

/*
 * Mail programs drop style sheets and understand tables best, so every style is inline. Text and page keep the
 * program's own colours, which is what makes the mail readable where those are dark; what has a colour of its own here
 * brings its background along.
 */
const font = "font-family:Vazirmatn,Tahoma,'Segoe UI',Arial,sans-serif"
const border = 'border:1px solid #8a949e'
const cell = (style: string, html: string): string =>
  `<tr><td dir="rtl" align="right" style="${style}">${html}</td></tr>`
const table = (attributes: string, style: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes} style="${style}">${rows}</table>`

const paragraphRow = (sentence: string): string =>
  cell('padding:0 0 12px;font-size:16px;line-height:1.9', sentenceToHtml(sentence))

const codeRow = (code: string): string =>
  `<tr><td align="center" style="padding:8px 0 20px"><span dir="ltr" style="display:inline-block;padding:12px 28px;${border};border-radius:8px;font-family:Consolas,Menlo,'Courier New',monospace;font-size:32px;font-weight:bold;letter-spacing:6px">${escapeHtml(code)}</span></td></tr>`

const buttonRows = ({ label, link }: { label: string; link: string }): string => {
  const href = escapeHtml(link)
  const button = `<a href="${href}" style="display:inline-block;padding:12px 28px;border-radius:8px;background-color:#0b7a53;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a>`
  const plainLink = `${escapeHtml(mailText.linkBelow)}<br><a dir="ltr" href="${href}" style="color:inherit;word-break:break-all">${href}</a>`
  return [
    `<tr><td align="center" style="padding:8px 0 20px">${button}</td></tr>`,
    cell('padding:0 0 12px;font-size:13px;line-height:1.8', plainLink),
  ].join('')
}

const noteRow = (note: string): string => cell('padding:0 0 12px;font-size:13px;line-height:1.8', sentenceToHtml(note))

const leaveRow = ({ label, link }: { label: string; link: string }): string =>
  cell(
    'padding:0 0 12px;font-size:13px;line-height:1.8',
    `<a href="${escapeHtml(link)}" style="color:inherit">${escapeHtml(label)}</a>`,
  )

/** Seen beside the subject in lists of mails, and nowhere else. */
const hidden = 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px'

export const mailToHtml = ({ subject, preheader, paragraphs, code, button, note, leave }: MailText): string => {
  const rows = [
    cell('padding:0 0 16px;font-size:22px;font-weight:bold', escapeHtml(brand)),
    paragraphRow(mailText.greeting),
    ...paragraphs.slice(0, 1).map(paragraphRow),
    ...(code === undefined ? [] : [codeRow(code)]),
    ...paragraphs.slice(1).map(paragraphRow),
    ...(button ? [buttonRows(button)] : []),
    ...(note === undefined ? [] : [noteRow(note)]),
    ...(leave ? [leaveRow(leave)] : []),
    cell(
      'padding:16px 0 0;border-top:1px solid #8a949e;font-size:12px;line-height:1.8',
      sentenceToHtml(mailText.footer),
    ),
  ]
  const inner = table('width="100%"', '', rows.join(''))
  const card = table('width="100%"', `max-width:560px;${border};border-radius:12px`, cell('padding:28px', inner))
  const page = table('width="100%"', font, `<tr><td align="center" style="padding:24px 12px">${card}</td></tr>`)
  return [
    '<!doctype html>',
    '<html lang="fa" dir="rtl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body dir="rtl" style="margin:0;padding:0;${font};color-scheme:light dark">`,
    `<div style="${hidden}">${sentenceToHtml(preheader)}</div>`,
    page,
    '</body></html>',
  ].join('\n')
}

export const mailToText = ({ paragraphs, code, button, note, leave }: MailText): string =>
  [
    mailText.greeting,
    ...paragraphs.slice(0, 1),
    ...(code === undefined ? [] : [ltr(code)]),
    ...paragraphs.slice(1),
    ...(button ? [`${button.label}:\n${ltr(button.link)}`] : []),
    ...(note === undefined ? [] : [note]),
    ...(leave ? [`${leave.label}:\n${ltr(leave.link)}`] : []),
    `--\n${brand}\n${mailText.footer}`,
  ].join('\n\n')
