import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gradientPng } from '../../storage/picture.image.ts'
import { cleanFileName, judgeAttachment, mediaTypes } from './attachments.rules.ts'
import { aJpeg, aPdf, aPng, aWebp, aZip, extendedWebp, jpegOf, losslessWebp, plainWebp } from './attachments.fixture.ts'

const judge = (content: string | Uint8Array) => judgeAttachment(new Blob([content]))

const usual = { width: 4000, height: 3000 }
/** Of few bytes, and 268 million pixels. */
const huge = { width: 16_383, height: 16_383 }
const rar = Buffer.from('526172211a0701003392b5e50a01050600', 'hex')
const sevenZip = Buffer.from('377abcaf271c0004', 'hex')
const photo = Buffer.alloc(200_000, 9)

const hugePng = () => {
  const png = Buffer.from(aPng)
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

describe('what a file is', () => {
  it.each([
    ['a picture of a browser', aPng, 'png'],
    ['a picture of ours', gradientPng({ width: 9, height: 9, from: [1, 2, 3], to: [4, 5, 6] }), 'png'],
    ['a photo', aJpeg, 'jpg'],
    ['a photo with what its phone writes behind it', Buffer.concat([aJpeg, Buffer.from('SEFH\u0001SEFT')]), 'jpg'],
    ['a WebP', aWebp, 'webp'],
    ['a WebP with losses', plainWebp(usual), 'webp'],
    ['a WebP that moves', extendedWebp(usual), 'webp'],
    ['a PDF', aPdf, 'pdf'],
    ['a log', 'Nov 17 22:10:01 db-replica kernel: \u001b[31mI/O error\u001b[0m\n', 'txt'],
    ['a log of syslog', '<14>Nov 17 22:10:01 db-replica app: started', 'txt'],
    ['Persian text', '\ufeffسلام، دیسک دیده نمی‌شود.\r\n', 'txt'],
    ['a log that speaks of markup later on', 'GET /?q=<script>alert(1)</script> 200\n', 'txt'],
  ])('%s is taken', async (_what, content, kind) => expect(await judge(content)).toBe(kind))

  it.each([
    ['a program', 'MZ\u0090\u0000\u0003'],
    ['a program of Linux', Buffer.from('7f454c460201', 'hex')],
    ['HTML', '<!DOCTYPE html><script>alert(1)</script>'],
    ['HTML behind blanks', '\n\t  <html><body onload=alert(1)>'],
    ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG as XML', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
    ['a comment that becomes HTML', '<!-- --><img src=x onerror=alert(1)>'],
    ['an archive', aZip('a.txt', Buffer.from('hello'))],
    ['a bomb in an archive', aZip('zeros', Buffer.alloc(64 * 1024 * 1024))],
    ['gzip', Buffer.from('1f8b0800000000000003', 'hex')],
    ['a picture that unpacks to gigabytes', hugePng()],
    ['a JPEG that unpacks to gigabytes', jpegOf({ width: 60_000, height: 60_000 })],
    ['a WebP that unpacks to gigabytes', plainWebp(huge)],
    ['a lossless WebP that unpacks to gigabytes', losslessWebp(huge)],
    ['a moving WebP that unpacks to gigabytes', extendedWebp({ width: 60_000, height: 60_000 })],
    ['the first bytes of a JPEG alone', Buffer.from('ffd8ff', 'hex')],
    ['a JPEG whose picture begins before its size', Buffer.concat([aJpeg.subarray(0, 20), aJpeg.subarray(-80)])],
    ['a JPEG without height', jpegOf({ height: 0 })],
    ['a WebP cut off before its size', aWebp.subarray(0, 20)],
    [
      'a JPEG with an archive and an end behind it',
      Buffer.concat([aJpeg, aZip('a.js', Buffer.from('x')), aJpeg.subarray(-2)]),
    ],
    ['a JPEG with RAR behind it', Buffer.concat([aJpeg, rar])],
    ['a JPEG with 7z behind it', Buffer.concat([aJpeg, sevenZip, photo])],
    ['a JPEG with RAR far before its end', Buffer.concat([aJpeg, photo, rar, photo])],
    ['a PDF with 7z in it', Buffer.concat([aPdf, sevenZip, aPdf])],
    ['a PNG with an archive behind it', Buffer.concat([aPng, aZip('a.js', Buffer.from('x'))])],
    ['a PNG with a page behind it', Buffer.concat([aPng, Buffer.from('<script>alert(1)</script>')])],
    ['a JPEG that is an archive too', Buffer.concat([aJpeg, aZip('a.js', Buffer.from('x'))])],
    ['a JPEG that is a PDF too', jpegOf({ comment: '%PDF-1.4' })],
    ['a JPEG that is a page too', jpegOf({ comment: '<html><script>' })],
    ['a PDF that is an archive too', Buffer.concat([aPdf, aZip('a.js', Buffer.from('x'))])],
    ['a PDF without an end', aPdf.subarray(0, 40)],
    ['a WebP that lies about its length', Buffer.concat([aWebp, Buffer.from('more')])],
    ['text with a zero byte', 'hello\u0000world'],
    ['text that is no UTF-8', Buffer.from([0x68, 0xe9, 0x21])],
    ['text cut within a letter', Buffer.from('سلام').subarray(0, 7)],
    ['an unpacked stream', deflateRawSync(Buffer.alloc(1000))],
  ])('%s is not taken', async (_what, content) => expect(await judge(content)).toBeUndefined())

  it('never goes out as a page', () => {
    for (const type of Object.values(mediaTypes)) expect(type).not.toMatch(/html|svg|xml|script/)
  })
})

describe('the name of a file', () => {
  it.each([
    ['dmesg.png', 'png', 'dmesg.png'],
    ['گزارش خطا.PDF', 'pdf', 'گزارش خطا.pdf'],
    ['می‌شود.txt', 'txt', 'می‌شود.txt'],
    ['photo.JPEG', 'jpg', 'photo.jpeg'],
    ['kern.log', 'txt', 'kern.log'],
    ['run.exe', 'png', 'run.exe.png'],
    ['page.html', 'txt', 'page.html.txt'],
    ['../../../etc/passwd', 'txt', 'passwd.txt'],
    ['..\\..\\windows\\system.ini', 'txt', 'system.ini.txt'],
    ['/etc/shadow', 'txt', 'shadow.txt'],
    ['....', 'png', 'file.png'],
    ['', 'png', 'file.png'],
    ['.png', 'png', 'png.png'],
    ['.htaccess', 'txt', 'htaccess.txt'],
    ['a\u202Egnp.exe', 'png', 'agnp.exe.png'],
    ['a\r\nSet-Cookie: x=1.png', 'png', 'aSet-Cookie x=1.png'],
    ['a"; filename="b.html', 'txt', 'a; filename=b.html.txt'],
    ['con.png', 'png', '_con.png'],
    ['a\u0000b.png', 'png', 'ab.png'],
    ['x'.repeat(300), 'png', `${'x'.repeat(100)}.png`],
  ] as const)('%j of a %s is %j', (name, kind, clean) => expect(cleanFileName(name, kind)).toBe(clean))
})
