import type { AttackClass } from '../attack-class';
import { addressOfAttack } from '../shop/attack-addresses';
import type { AttackedShop } from '../shop/attacked-shop';
import { insist } from '../shop/solve-challenge';
import type { Tally } from '../tally';

const TRIES = 30;
const VISITS = 80;
const MOST_VIEWS = 60;

interface Liked {
  likes: number;
  deviceToken?: string;
}

export const likesAndViews: AttackClass = {
  name: 'likes and views',
  proves: 'issue 4',
  tried:
    'likes without a device, with forged and many devices, by one account at once, and visits under many names of browsers',
  holds:
    'one like for an address, a device or an account; an address adds 60 views in an hour at most',
  run: async (shop, tally) => {
    const { articles } = await shop.people.guest().done<{ articles: { id: string }[] }>({
      path: '/api/getBlogArticles?limit=3&content=false',
    });
    const [liked = { id: '' }, loved = { id: '' }, seen = { id: '' }] = articles;
    await likeAsNobody(shop, liked.id, tally);
    await likeAtOnce(shop, loved.id, tally);
    await visit(shop, seen.id, tally);
  },
};

const like = (id: string) => `/api/likeBlogArticle?articleId=${id}`;

async function likesOf({ people }: AttackedShop, id: string): Promise<number> {
  const agent = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' };
  const answer = await people.guest(agent).post(`/api/blog/visits?articleId=${id}`);
  return (answer.json() as { likes: number }).likes;
}

async function likeAsNobody(shop: AttackedShop, id: string, tally: Tally): Promise<void> {
  const before = await likesOf(shop, id);
  const attacker = shop.people.guest();
  const forged = ['', 'x', 'a.b', `${'A'.repeat(22)}.${'A'.repeat(43)}`, 'null'];
  for (let at = 0; at < TRIES; at += 1) {
    const token = forged[at % forged.length] ?? '';
    const person = attacker;
    person.headers['x-device-token'] = token;
    const body = { userId: `somebody-${at}`, liked: true };
    const { status, body: told } = await insist(person, like(id), body);
    tally.note('a like without a device', status < 500, told);
  }
  const after = await likesOf(shop, id);
  tally.note('an address without a device likes once', after - before <= 1, [before, after]);
}

async function likeAtOnce(shop: AttackedShop, id: string, tally: Tally): Promise<void> {
  const before = await likesOf(shop, id);
  const { person } = await shop.people.family('anna');
  const first = await shop.people
    .guest({ 'x-forwarded-for': addressOfAttack() })
    .post(like(id), { liked: true });
  const { deviceToken = '' } = first.json() as Liked;
  const device = shop.people.guest({ 'x-device-token': deviceToken });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => [
      person.post(like(id), { liked: true }),
      device.post(like(id), { liked: true }),
    ]).flat(),
  );
  const after = await likesOf(shop, id);
  for (const { status } of answers) {
    tally.note('an account and a device at once', after - before === 2 && status < 500, [
      before,
      after,
    ]);
  }
}

async function visit(shop: AttackedShop, id: string, tally: Tally): Promise<void> {
  const address = addressOfAttack();
  const visitAs = async (agent: string) => {
    const headers = { 'x-forwarded-for': address, 'user-agent': agent };
    const answer = await shop.people.guest(headers).post(`/api/blog/visits?articleId=${id}`);
    return (answer.json() as { views: number }).views;
  };
  const before = await visitAs('curl/8.0');
  for (let at = 0; at < VISITS; at += 1) {
    const views = await visitAs(`Mozilla/5.0 (X11) Firefox/${at}.0`);
    tally.note('visits under many names', views - before <= MOST_VIEWS, [before, views]);
  }
}
