import type { EntityManager } from 'typeorm';

interface LikeWish {
  articleId: string;
  voter: string;
  /** The other of now where it is left out. */
  wish: boolean | undefined;
  /** Of the article, whose row is locked. */
  likes: number;
  now: number;
}

/** Makes a like what it shall be, and the article's count with it; a wish that is fulfilled changes nothing. */
export async function setLike(
  manager: EntityManager,
  { articleId, voter, wish, likes, now }: LikeWish,
): Promise<{ liked: boolean; likes: number }> {
  const [row] = await manager.query<{ known: string }[]>(
    'SELECT COUNT(*) AS known FROM article_like WHERE article_id = ? AND voter = ?',
    [articleId, voter],
  );
  const wasLiked = Number(row?.known) > 0;
  const liked = wish ?? !wasLiked;
  if (liked === wasLiked) return { liked, likes };
  const [statement, values] = liked
    ? ['INSERT INTO article_like (article_id, voter, created_at) VALUES (?, ?, ?)', [new Date(now)]]
    : ['DELETE FROM article_like WHERE article_id = ? AND voter = ?', []];
  await manager.query(statement, [articleId, voter, ...values]);
  const after = liked ? likes + 1 : likes - 1;
  await manager.query('UPDATE article SET likes = ? WHERE id = ?', [after, articleId]);
  return { liked, likes: after };
}
