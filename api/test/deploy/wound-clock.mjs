// What `--import` loads into programs of the portal that are to live on another day: their clock is `WOUND_BY`
// milliseconds ahead of the machine's. The database keeps the machine's time, on which sessions and links live.
const machine = Date.now;
Date.now = () => machine() + Number(process.env.WOUND_BY);
globalThis.Date = new Proxy(Date, {
  construct: (target, words, made) => Reflect.construct(target, words.length > 0 ? words : [Date.now()], made),
});
