export const deskText = {
  until: 'این نشست بدون کار تازه بسته می‌شود:',
}
