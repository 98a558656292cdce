import { readFigures } from './service-metrics';

const text = `# HELP http_request_duration_seconds Time
http_request_duration_seconds_bucket{le="0.002",method="GET",route="/api/a",status="200"} 3
http_request_duration_seconds_count{method="GET",route="/api/a",status="200"} 40
http_request_duration_seconds_count{method="GET",route="/api/a",status="404"} 2
http_request_duration_seconds_count{method="POST",route="/api/a",status="500"} 5
http_request_duration_seconds_count{method="GET",route="/api/b",status="503"} 1
http_request_duration_seconds_count{method="GET",route="/health/ready",status="200"} 90
http_request_duration_seconds_count{method="GET",route="/metrics",status="200"} 30
http_requests_running 4
`;

it('counts the calls that somebody made, and those that failed as nobody foresaw', () => {
  expect(readFigures(text)).toEqual({ running: 4, answered: 48, failed: 5 });
});

it('knows of none where nobody has called yet', () => {
  expect(readFigures('http_requests_running 1\n')).toEqual({ running: 1, answered: 0, failed: 0 });
});
