export const openFrameText = { signIn: 'ورود به پنل' }
