import { describe, expect, it } from 'vitest';
import { saguaro } from './story/saguaro/index.ts';
import { personalDataIn } from './personal-data.ts';

describe('personal data in a line of a log', () => {
  const [groomer] = saguaro.groomers;
  const {
    name: [first, last],
    email,
  } = groomer ?? { name: ['', ''], email: '' };
  it.each([
    ['an email address', `550 <${email}> no such user`, email],
    ['a number as we store it', 'to +16025550157 failed', '+16025550157'],
    ['a number as people write it', 'call (602) 555-0157', '(602) 555-0157'],
    ['a street with its house', 'at 1420 N Juniper Ln, Phoenix', '1420 N Juniper Ln'],
    ['a first name', `"message":"Hi ${first}!"`, first],
    ['a last name', `no customer ${last}`, last],
  ])('%s is found', (_what, line, found) => expect(personalDataIn(line)).toContain(found));

  it('what we log on purpose is none', () => {
    const line = `{"level":"info","time":1795000000000,"service":"tailgate","requestId":"req-1a2b","method":"GET",
      "route":"/v2/account/me","status":200,"ms":5122,"siteId":"0197f1d2-5555-7abc-8def-512555014700","role":"groomer"}`;
    expect(personalDataIn(line)).toEqual([]);
  });
});
