import { Container } from '@zaino/ui/container';
import { useLoaderData } from '@zaino/web/router';
import type { loadDashboard } from './dashboard.api';

export function DashboardPage() {
  const { username } = useLoaderData<typeof loadDashboard>();
  return (
    <Container>
      <h1>Area Riservata</h1>
      <p>{username}</p>
    </Container>
  );
}
